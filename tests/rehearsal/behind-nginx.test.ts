import { database } from "../support/database";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Host } from "../../scripts/demo/host.ts";
import type { Tools } from "../../scripts/demo/tools.ts";
import { startLocalEngine } from "../../scripts/local-engine.ts";
import { freePort } from "../../scripts/ports.ts";
import { startApp } from "../support/app";
import { findNginx, startNginx } from "../support/nginx";
import { sample } from "../support/sent-file";
import { ownerDb } from "../support/world";
import { openBucket } from "../storage/bucket";
import { Mailbox } from "../support/mailbox";
import { openJob, scoresOf, signUp } from "./work";

// The services of compose.yaml, without containers: two apps behind nginx with docker/nginx.conf, PostgreSQL, an S3
// store and a mail server. All requests go through nginx, including those of the workflow engine.
const nginx = findNginx();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-nginx-test-"));
const mailbox = new Mailbox();
const undo: (() => unknown)[] = [];
let url: string;
let outputs: (() => string)[];
let tools: Tools;
const host = new Host({ client_name: "Rehearsing agent" });

describe.skipIf(!nginx)("two instances behind nginx", () => {
  beforeAll(async () => {
    const bucket = await openBucket(folder);
    undo.push(bucket.close);
    const ports = [await freePort(), await freePort()] as const;
    const front = await freePort();
    url = `http://127.0.0.1:${front}`;
    const engine = await startLocalEngine(
      {
        env: { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl },
        release: async () => {},
      },
      folder,
      url,
      { file: path.join(folder, "engine.log") },
    );
    undo.push(engine.stop);
    const smtp = await mailbox.open();
    undo.push(() => mailbox.close());
    const env = {
      APP_URL: url,
      TRUSTED_PROXIES: "1",
      DATABASE_EMBEDDED: "",
      ...engine.env,
      BETTER_AUTH_SECRET: randomBytes(32).toString("hex"),
      SMTP_URL: smtp,
      MAIL_FROM: "Shortlist <shortlist@example.com>",
      ...bucket.env,
      S3_PUBLIC_ENDPOINT: url,
    };
    const apps = await Promise.all(ports.map((port) => startApp({ port, env })));
    undo.push(...apps.map((app) => app.stop));
    // Started when both are healthy, as in compose.yaml: nginx skips a server that does not answer for ten seconds.
    const hosts = { "app-1": ports[0], "app-2": ports[1], store: bucket.port };
    undo.push((await startNginx(nginx!, front, hosts)).stop);
    outputs = apps.map((app) => app.output);
    tools = await signUp(url, mailbox, host);
  }, 240_000);
  afterAll(async () => {
    for (let act = undo.pop(); act; act = undo.pop()) await act();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test("a CV uploaded to the store through nginx is scored and charged once", async () => {
    const jobId = await openJob(tools);
    const bytes = Uint8Array.from(fs.readFileSync("samples/candidates/01-amara-lindqvist.pdf"));
    const place = await tools.call<{ uploadId: string; url: string }>("createUpload", { fileName: "cv.pdf" });
    expect(place.url).toContain(`${url}/documents/`);
    expect((await fetch(place.url, { method: "PUT", body: bytes })).status).toBe(200);
    const file = { uploadId: place.uploadId };
    const { applicationId } = await tools.call<{ applicationId: string }>("createCandidate", {
      jobId,
      files: [file],
    });
    const scores = await scoresOf(tools, jobId, [applicationId]);
    expect(scores.get(applicationId), outputs.map((output) => output()).join("\n")).toBe("scored");
    const charged = { kind: "evaluation", subjectId: applicationId } as const;
    expect(await ownerDb.creditTransaction.count({ where: charged })).toBe(1);
  });

  test("a call's progress reaches the agent before its result", async () => {
    const document = sample("candidates/08-oliver-brandt-hughes.pdf");
    const answer = await fetch(`${url}/api/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${host.given?.access_token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: {
          name: "parseDocument",
          arguments: { document, purpose: "candidate" },
          _meta: { progressToken: "p" },
        },
      }),
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const pieces: { text: string; at: number }[] = [];
    const decoder = new TextDecoder();
    for await (const piece of answer.body!)
      pieces.push({ text: decoder.decode(piece), at: performance.now() });
    expect(pieces[0]?.text).toContain("notifications/progress");
    expect(pieces[0]?.text).not.toContain('"result"');
    expect(pieces.at(-1)?.text).toContain('"result"');
    expect(pieces.at(-1)!.at - pieces[0]!.at).toBeGreaterThan(20);
  });

  test("rate-limits visitors by the address that nginx saw, whatever X-Forwarded-For they send", async () => {
    const from = async (localAddress: string, i: number) => {
      const body = new URLSearchParams({ email: `nobody-${i}@acme.example`, password: "wrong" }).toString();
      const request = http.request(`${url}/sign-in/submit`, {
        method: "POST",
        localAddress,
        headers: {
          origin: url,
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": `203.0.113.${i}`,
        },
      });
      request.end(body);
      const [answer] = (await once(request, "response")) as [http.IncomingMessage];
      answer.resume();
      return answer.statusCode === 429 || (answer.headers.location ?? "").includes("wait");
    };
    const refused: number[] = [];
    for (let i = 0; i < 24; i++) if (await from("127.0.0.2", i)) refused.push(i);
    expect(refused[0]).toBe(20);
    expect(await from("127.0.0.3", 30)).toBe(false);
    for (const output of outputs) expect(output()).not.toContain("TRUSTED_PROXIES");
  });
});
