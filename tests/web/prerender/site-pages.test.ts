import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { sitePages } from "../../../web/prerender/site-pages.ts";
import { rest, startCloud } from "../../support/web-cloud.ts";

const cloud = startCloud();

test("a project that stops answering is no site without its homes", async () => {
  cloud.use(http.get(rest("*"), () => HttpResponse.json({ message: "gone" }, { status: 400 })));
  await expect(sitePages().next()).rejects.toMatchObject({ text: "HTTP error! status: 400" });
});
