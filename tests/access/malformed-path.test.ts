import { beforeAll, expect, test } from "vitest";
import type { TestApp } from "../support/app";
import { sharedApp } from "../support/shared";

let app: TestApp;
beforeAll(async () => void (app = await sharedApp()));

test.each(["/api/auth/mcp/%ZZ", "/api/mcp/%E0%A4%A", "/%", "/jobs/%FF"])(
  "an escape that spells nothing is refused as everything else is: %s",
  async (path) => {
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${app.url}${path}`, { method });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const message = "The address holds a percent escape that spells nothing.";
      expect(await answer.json()).toEqual({ error: "invalid", error_description: message, message });
    }
    expect(app.output()).not.toContain("URIError");
  },
);

test("one that spells something goes on to its route", async () => {
  expect((await fetch(`${app.url}/api/auth/caf%C3%A9`)).status).toBe(404);
  expect((await fetch(`${app.url}/api/%68ealth`)).status).not.toBe(400);
});
