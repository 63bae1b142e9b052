import { expect, test } from "vitest";
import { sharedApp } from "../support/shared";

const app = await sharedApp();

test.each(["/api/auth/mcp/%ZZ", "/api/mcp/%E0%A4%A", "/%", "/jobs/%FF"])(
  "answers malformed percent-encoding with 400 and the usual headers: %s",
  async (path) => {
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${app.url}${path}`, { method });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const message = "The URL contains malformed percent-encoding.";
      expect(await answer.json()).toEqual({ error: "invalid", error_description: message, message });
    }
    expect(app.output()).not.toContain("URIError");
  },
);

test("routes a path with valid percent-encoding", async () => {
  expect((await fetch(`${app.url}/api/auth/caf%C3%A9`)).status).toBe(404);
  expect((await fetch(`${app.url}/api/%68ealth`)).status).not.toBe(400);
});
