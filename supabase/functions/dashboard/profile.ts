import {
  AVATARS_BUCKET,
  EMAIL_FIXED,
  isProfilePropertyType,
  type ProfileInput,
} from "../_shared/domain/people/profile.ts";
import { profileProblems, tidyProfile } from "../_shared/domain/people/profile-input.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { storable } from "../_shared/domain/site/text/written-text.ts";
import { requireUser, type User } from "../_shared/edge/caller.ts";
import { DetailedError } from "../_shared/edge/detailed-error.ts";
import { type EdgeApp, type EdgeContext, readJson, route } from "../_shared/edge/http.ts";
import type { DashboardGateways } from "./gateways.ts";
import type { OwnProfile } from "./profile-store.ts";

export function addProfileRoutes(app: EdgeApp, gateways: DashboardGateways): void {
  route(app, "/profile", {
    get: (c) => readProfile(c, gateways),
    put: (c) => saveProfile(c, gateways),
  });
}

/** `GET /dashboard/profile` → the profile. Its picture is read with the same token. */
async function readProfile(c: EdgeContext, gateways: DashboardGateways) {
  const user = await requireUser(c, gateways.callers);
  return c.json(toWire(user, await gateways.profiles.of(user), gateways.platform.publicUrl));
}

/**
 * `PUT /dashboard/profile` → the profile. Omitted fields stay as they are; invalid ones are
 * reported by name.
 */
async function saveProfile(c: EdgeContext, gateways: DashboardGateways) {
  const user = await requireUser(c, gateways.callers);
  const body = await readJson(c);
  if (typeof body !== "object" || body === null) throw new AppError("bad_request");
  const known = await gateways.profiles.of(user);
  const { publicUrl } = gateways.platform;
  const wanted = tidyProfile(withChanges(known, body));
  const problems = {
    ...fixedProblems(toWire(user, known, publicUrl), body),
    ...profileProblems(wanted),
  };
  const [text] = Object.values(problems);
  if (text !== undefined) throw new DetailedError("profile_invalid", { problems }, text);
  await gateways.profiles.save(user, wanted);
  return c.json(toWire(user, { ...known, ...wanted }, publicUrl));
}

/** @throws AppError `bad_request` for input that our forms never send. */
function withChanges(known: ProfileInput, body: object): ProfileInput {
  const { name, phone, propertyAddress, propertyType } = body as Record<string, unknown>;
  return {
    name: textOf(name, known.name),
    phone: textOf(phone, known.phone),
    propertyAddress: textOf(propertyAddress, known.propertyAddress),
    propertyType: typeOf(propertyType, known.propertyType),
  };
}

/**
 * Other fields of the answer may come back only unchanged: Auth changes the email, because both
 * mailboxes must confirm it; the picture is uploaded; and the id is fixed.
 * @throws AppError `bad_request`
 */
function fixedProblems(shown: { id: string; email: string; avatar: string | null }, body: object) {
  const { id = shown.id, email = shown.email, avatar = shown.avatar } = body as typeof shown;
  if (id !== shown.id || avatar !== shown.avatar) throw new AppError("bad_request");
  const isSame =
    typeof email === "string" && email.trim().toLowerCase() === shown.email.toLowerCase();
  return isSame ? {} : { email: EMAIL_FIXED };
}

function textOf(value: unknown, known: string): string {
  if (value === undefined) return known;
  if (value === null) return "";
  if (typeof value !== "string") throw new AppError("bad_request");
  return storable(value);
}

function typeOf(value: unknown, known: ProfileInput["propertyType"]) {
  if (value === undefined) return known;
  if (value === null || value === "") return "";
  if (!isProfilePropertyType(value)) throw new AppError("bad_request");
  return value;
}

function toWire(user: User, profile: OwnProfile, publicUrl: string) {
  const { avatarPath, ...fields } = profile;
  const avatar = avatarPath && `${publicUrl}/storage/v1/object/${AVATARS_BUCKET}/${avatarPath}`;
  return { id: user.id, ...fields, avatar: avatar || null };
}
