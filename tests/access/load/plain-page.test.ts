import { expect, test } from "vitest";
import { plainPage } from "@/lib/platform/access/load/plain-page";

test("escapes markup in the title and the text", () => {
  const { body } = plainPage("en", "<b>Busy</b>", `Job "A & <img src=x onerror=alert(1)>" is closed.`);
  expect(body).toContain("<h1>&lt;b&gt;Busy&lt;/b&gt;</h1>");
  expect(body).toContain(
    '<p role="alert">Job &quot;A &amp; &lt;img src=x onerror=alert(1)&gt;&quot; is closed.</p>',
  );
});
