import { AUTH_TEXTS } from "@domain/people/authentication.ts";
import { PERSONAL_SUBJECTS } from "@domain/people/personal-data.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { closeAccount } from "@web/features/people/profile/close-account.ts";
import { DeleteAccount } from "@web/features/people/profile/delete-account.tsx";
import { ExportData } from "@web/features/people/profile/export-data.tsx";
import { useNotices } from "@web/lib/notices.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import ProfileScreen from "@web/screens/profile-screen.tsx";
import { sessionStore } from "@web/session/session.ts";
import { delay, HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { fakeDownloads } from "../../../support/fake-downloads.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { enter } from "../../../support/user.ts";
import { auth, CLOUD, DANA, functions, startCloud } from "../../../support/web-cloud.ts";
import { unzip } from "../../../support/zip.ts";
import {
  DANAS_PASSWORD,
  FRESH_TOKEN,
  type ProfileCloud,
  signedInWithProfile,
} from "./profile-cloud.ts";

/** Exporting one's data, and deleting the account. */
const server = startCloud();
let cloud: ProfileCloud;
let saved: ReturnType<typeof fakeDownloads>;

beforeEach(async () => {
  cloud = await signedInWithProfile(server);
  saved = fakeDownloads();
});

describe("Export my data", () => {
  const press = async () => {
    const { user } = renderWeb(<ExportData />);
    await user.click(screen.getByRole("button", { name: "Export my data" }));
    return user;
  };

  const ROWS = {
    profile: { avatar_path: `${DANA.id}/me.webp` },
    documents: [
      { id: "d1", name: "Deed.pdf" },
      { id: "d2", name: "Gone.pdf" },
    ],
    listings: [{ id: "11111111", address: "1 Oak St", images: [{ path: "a/b.webp" }] }],
    chat_messages: [{ images: [`${DANA.id}/roof.webp`] }],
  };
  /**
   * Answers with the rows, and with a file for each file request. @returns how often the rows were
   * requested.
   */
  const keepFor = (files: { document: () => Response }) => {
    let exports = 0;
    server.use(
      http.get(functions("user/export"), async ({ request }) => {
        expect(request.headers.get("authorization")).toBe(`Bearer token-of-${DANA.id}`);
        exports += 1;
        await delay(20);
        return HttpResponse.json(ROWS);
      }),
      http.get(`${CLOUD}/storage/v1/object/avatars/:owner/:name`, () => HttpResponse.text("me")),
      http.get(`${CLOUD}/storage/v1/object/public/property-images/a/b.webp`, () =>
        HttpResponse.text("house"),
      ),
      http.get(`${CLOUD}/storage/v1/object/chat-images/:owner/roof.webp`, ({ request }) =>
        request.headers.get("authorization")
          ? HttpResponse.text("roof")
          : new HttpResponse(null, { status: 403 }),
      ),
      http.get(functions("documents/d1/download"), files.document),
      http.get(functions("documents/d2/download"), () => new HttpResponse(null, { status: 404 })),
    );
    return () => exports;
  };

  test("puts the rows and every file into one ZIP, and says which files are gone", async () => {
    const photo = deferred<Response>();
    keepFor({ document: () => HttpResponse.text("deed") });
    server.use(
      http.get(`${CLOUD}/storage/v1/object/public/property-images/a/b.webp`, () => photo.promise),
    );
    await press();
    expect(screen.getByRole("button", { name: "Preparing your file..." })).toBeVisible();
    expect(await screen.findByRole("progressbar", { name: "3 of 5 files" })).toBeVisible();
    photo.resolve(HttpResponse.text("house"));
    expect(await screen.findByText(/is in your downloads/)).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^selfnvest-data-\d{4}-\d\d-\d\d\.zip$/),
    ]);
    const files = await unzip(saved[0]?.blob as Blob);
    const text = (name: string) => new TextDecoder().decode(files.get(name));
    expect([...files.keys()]).toEqual([
      "picture.webp",
      "documents/Deed.pdf",
      "photos/1 Oak St (11111111)/01.webp",
      "vesty/roof.webp",
      "data.json",
    ]);
    expect(text("documents/Deed.pdf")).toBe("deed");
    expect(text("photos/1 Oak St (11111111)/01.webp")).toBe("house");
    expect(JSON.parse(text("data.json"))).toEqual({
      ...ROWS,
      files_not_found: ["documents/Gone.pdf"],
    });
  });

  test("shows why it failed; it stops when a file does not arrive, and a retry is not a second export", async () => {
    const text = "You have exported your data 5 times today. Please try again tomorrow.";
    server.use(
      http.get(functions("user/export"), () =>
        HttpResponse.json({ error: text, detail: text, code: "export_limit" }, { status: 429 }),
      ),
    );
    const user = await press();
    await findAlert(text);
    let isBroken = true;
    const exports = keepFor({
      document: () =>
        isBroken ? new HttpResponse(null, { status: 503 }) : HttpResponse.text("deed"),
    });
    await user.click(screen.getByRole("button", { name: "Export my data" }));
    await findAlert(ERRORS.export_failed.text);
    expect(saved).toEqual([]);
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Export my data" }));
    expect(await screen.findByText(/is in your downloads/)).toBeVisible();
    expect(exports()).toBe(1);
  });
});

describe("Delete my account", () => {
  const SIGNED_IN = `sign in with ${DANAS_PASSWORD}`;
  const ask = async (part = <DeleteAccount email={DANA.email} asksPassword />) => {
    const { user, where } = renderWeb(part, { path: "/profile" });
    const button = await screen.findByRole("button", { name: "Delete my account" });
    await user.click(button);
    const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
    const confirm = () =>
      user.click(
        screen.getAllByRole("button", { name: "Delete my account" }).at(-1) as HTMLElement,
      );
    const fill = async (password = DANAS_PASSWORD) => {
      await enter(user, screen.getByLabelText("Type DELETE to confirm"), "DELETE");
      const field = screen.getAllByLabelText("Your password").at(-1) as HTMLElement;
      if (password) await user.type(field, password);
      return field;
    };
    return { user, where, button, dialog, confirm, fill };
  };
  const answer = (status: number, body: object) => {
    let calls = 0;
    server.use(
      http.delete(functions("user/account"), async ({ request }) => {
        expect(request.headers.get("authorization")).toBe(`Bearer ${FRESH_TOKEN}`);
        expect(await request.json()).toEqual({ password: DANAS_PASSWORD });
        calls += 1;
        return HttpResponse.json(body, { status });
      }),
    );
    return () => calls;
  };

  test("does nothing before the word is typed, and can be closed", async () => {
    const calls = answer(200, { status: "deleted" });
    const { user, confirm, dialog, button } = await ask(<ProfileScreen />);
    const toldIn = (part: HTMLElement) => {
      for (const { text } of PERSONAL_SUBJECTS) expect(within(part).getByText(text)).toBeVisible();
    };
    toldIn(dialog);
    expect(screen.getByRole("heading", { name: "Delete your account?" })).toHaveFocus();
    expect(dialog).toHaveAccessibleDescription(
      /^Your homes are removed from the site right away\./,
    );
    await enter(user, screen.getByLabelText("Type DELETE to confirm"), "delet");
    await confirm();
    expect(screen.getByText("Please type DELETE.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // The export is described in the same words.
    toldIn(document.body);
    expect(button).toHaveFocus();
    expect(calls()).toBe(0);
  });

  test.each([
    [200, "deleted", /Your account is deleted\. Goodbye/],
    [202, "closing", /as soon as we have told your visitors\. Goodbye/],
  ])(
    "%d %s: signs out, clears what is personal, and says goodbye at home",
    async (status, state, text) => {
      const calls = answer(status, { status: state });
      localStorage.setItem(PERSONAL_KEYS.needsPlanSelection, "true");
      sessionStorage.setItem(`draft:profile:${DANA.id}`, "{}");
      const { where, confirm, fill } = await ask(<ProfileScreen />);
      await fill();
      await confirm();
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(() => expect(where()).toBe("/"));
      expect(sessionStore.getState()).toMatchObject({ status: "signed-out", user: null });
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
      expect(calls()).toBe(1);
      // A deleted account has no session left to end.
      await waitFor(() =>
        expect(cloud.asked).toEqual(
          status === 200 ? [SIGNED_IN] : [SIGNED_IN, "logout local", "logout local"],
        ),
      );
    },
  );

  test("asks for the password, and a wrong one deletes nothing; an interrupted deletion can be retried", async () => {
    const text = "Your homes are off the site, but your account is not deleted yet.";
    const calls = answer(503, { error: text, code: "account_closing" });
    const { confirm, fill, user } = await ask();
    const field = await fill("");
    await confirm();
    expect(field).toHaveAccessibleDescription("Password is required");
    expect(field).toHaveFocus();
    await enter(user, field, "a guess");
    await confirm();
    await findAlert("This is not your current password. Please try again.");
    expect([calls(), cloud.asked]).toEqual([0, ["sign in with a guess"]]);
    await user.clear(field);
    await enter(user, field, DANAS_PASSWORD);
    await confirm();
    await findAlert(text);
    expect(sessionStore.getState().status).toBe("signed-in");
    answer(200, { status: "deleted" });
    await confirm();
    expect(await screen.findByText(/Goodbye/)).toBeVisible();
  });

  describe("a lost answer", () => {
    const LOST: [string, () => Response][] = [
      ["the connection", () => HttpResponse.error()],
      ["a gateway without a code", () => new HttpResponse("<html>", { status: 502 })],
      [
        "a worker that was ended",
        () => HttpResponse.json({ code: "WORKER_LIMIT" }, { status: 546 }),
      ],
      ["a function that failed", () => HttpResponse.json({ code: "internal" }, { status: 500 })],
    ];
    const deletion = (...answers: (() => Response)[]) => {
      let calls = 0;
      server.use(
        http.delete(functions("user/account"), () => {
          calls += 1;
          return (answers.shift() ?? LOST[0]?.[1] ?? HttpResponse.error)();
        }),
      );
      return () => calls;
    };
    const isGone = () =>
      server.use(
        http.get(auth("user"), () =>
          HttpResponse.json({ code: 403, error_code: "user_not_found" }, { status: 403 }),
        ),
      );

    const close = () => closeAccount({ email: DANA.email, password: DANAS_PASSWORD });
    const told = () => useNotices.getState().notices.map(({ text }) => text);
    beforeEach(() => useNotices.setState({ notices: [] }));

    test.each(LOST)(
      "a deletion whose answer was lost by %s asks Auth, ends at “is deleted”, and claims nothing while the account is still there",
      async (_, lost) => {
        deletion(lost, lost, lost, lost);
        expect(await close()).toBe(ERRORS.account_outcome_unknown.text);
        expect([sessionStore.getState().status, told()]).toEqual(["signed-in", []]);
        isGone();
        expect(await close()).toBeUndefined();
        expect(told()).toEqual([expect.stringMatching(/^Your account is deleted\./)]);
        expect(sessionStore.getState().status).toBe("signed-out");
      },
    );

    test("the second request says that it waits for visitors to be told", async () => {
      const calls = deletion(
        () => HttpResponse.error(),
        () => HttpResponse.json({ status: "closing" }, { status: 202 }),
      );
      expect(await close()).toBeUndefined();
      expect(told()).toEqual([expect.stringMatching(/as soon as we have told your visitors/)]);
      expect(calls()).toBe(2);
    });

    test("the retry of a deletion that was done finds no wrong password", async () => {
      deletion();
      expect(await close()).toBe(ERRORS.account_outcome_unknown.text);
      isGone();
      server.use(
        http.post(auth("token"), () =>
          HttpResponse.json({ code: 400, error_code: "invalid_credentials" }, { status: 400 }),
        ),
      );
      expect(await close()).toBeUndefined();
      expect(told()).toEqual([expect.stringMatching(/^Your account is deleted\./)]);
    });

    test("an answer lost before the password was checked means that nothing was sent", async () => {
      const calls = deletion();
      server.use(http.post(auth("token"), () => HttpResponse.json({}, { status: 500 })));
      expect(await close()).toBe(AUTH_TEXTS.unexpected);
      expect(calls()).toBe(0);
    });
  });

  test("signs out if the session has ended in the meantime, without claiming success", async () => {
    answer(401, { error: "Authentication required", code: "authentication_required" });
    const { confirm, fill } = await ask();
    await fill();
    await confirm();
    expect(await screen.findByText(/If you can still sign in/)).toBeVisible();
    expect(sessionStore.getState().status).toBe("signed-out");
    await waitFor(() => expect(cloud.asked).toContain("logout local"));
  });
});
