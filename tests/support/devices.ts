import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushedMessage } from "../../local/stand-ins/push.ts";

/** A key pair as VAPID_KEYS holds it. */
export function pushKeys(): string {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return `${publicKey.toString("base64url")}.${privateKey.toString("base64url")}`;
}

/** A browser that is subscribed, and reads what arrives as RFC 8291 and RFC 8188 say. */
export type Device = {
  endpoint: string;
  p256dh: string;
  auth: string;
  read(message: PushedMessage): { title: string; body?: string; path: string; tag: string };
};

/** @param path after the service's host; the stand-in answers by its last word. */
export function newDevice(path: string, host = "fcm.googleapis.com"): Device {
  const keys = createECDH("prime256v1");
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://${host}/${path}`,
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
    read({ body }) {
      const bytes = Buffer.from(body, "base64url");
      const salt = bytes.subarray(0, 16);
      const idLength = bytes.readUInt8(20);
      const sender = bytes.subarray(21, 21 + idLength);
      const sealed = bytes.subarray(21 + idLength);
      const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync("sha256", key, salt, info, length));
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const shared = derive(keys.computeSecret(sender), auth, about, 32);
      const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = derive(shared, salt, "Content-Encoding: nonce\0", 12);
      const opener = createDecipheriv("aes-128-gcm", key, nonce);
      opener.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      // The text ends at the last 2, behind which is padding.
      return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString());
    },
  };
}
