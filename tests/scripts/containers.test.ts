import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { validate } from "dockerfile-utils";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { environmentNames } from "@/lib/environment";
import { bundled } from "../../scripts/bundled.ts";

type Service = {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, unknown> | string[];
};

const dockerfile = fs.readFileSync("Dockerfile", "utf8");
const { services } = parse(fs.readFileSync("compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
};

test("the Dockerfile passes the linter, and its images do not run as root", () => {
  expect(validate(dockerfile)).toEqual([]);
  const stages = dockerfile.split(/^FROM /m).slice(1);
  for (const stage of stages.filter((text) => !/ AS build$/m.test(text.split("\n")[0] ?? "")))
    expect(stage).toMatch(/^USER node$[^]*^CMD /m);
});

test("our containers are read-only, drop all capabilities, and get only variables that the code reads", () => {
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith("shortlist-"));
  expect(ours.map(([name]) => name)).toEqual(["app-1", "app-2", "admin", "migrate", "engine"]);
  for (const [name, service] of ours) {
    expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    const unknown = Object.keys(service.environment ?? {}).filter(
      (variable) => !environmentNames.includes(variable) && !variable.startsWith("ENGINE_"),
    );
    expect(unknown, name).toEqual([]);
  }
});

test("docs/deploy-containers.md generates exactly the secrets that compose.yaml requires", () => {
  const page = fs.readFileSync("docs/deploy-containers.md", "utf8");
  const generated = /for name in ([A-Z_ ]+);/.exec(page)?.[1]?.split(" ");
  const needed = [...fs.readFileSync("compose.yaml", "utf8").matchAll(/\$\{([A-Z_]+):\?\}/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(needed)].sort()).toEqual(generated?.sort());
});

test("the image and the documented systemd unit set a separate health port", () => {
  expect(dockerfile).toMatch(/^ENV .*\bHEALTH_PORT=3001\b/m);
  const [, unit] = /```ini\n([^]*?)```/.exec(fs.readFileSync("docs/operate.md", "utf8")) ?? [];
  expect(unit).toMatch(/^Environment=HEALTH_PORT=3001$/m);
});

test("a bundled program does not run the main blocks of its modules", async () => {
  const contents = 'import "./scripts/embedded-postgres.ts";';
  const stdin = { contents, resolveDir: process.cwd() };
  const { outputFiles } = await build({ ...bundled, stdin, external: ["pg-native"], write: false });
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module"], {
    input: outputFiles[0]?.text,
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});
