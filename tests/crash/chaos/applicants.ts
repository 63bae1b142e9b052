import { setTimeout as sleep } from "node:timers/promises";
import { sentFile } from "../../support/sent-file.ts";

type Call = (name: string, args: object) => Promise<unknown>;

/**
 * Starts three agents that create applications one after another, each for a new person. They retry each one until
 * the answer is an application, or an error that says the person has applied already.
 */
export function startApplicants(call: Call, jobId: string) {
  const acknowledged = new Set<string>();
  let next = 0;
  let stopped = false;
  let lastError = "no error";

  async function agent() {
    while (!stopped) {
      const number = ++next;
      const email = addressOf(number);
      await create(email, number);
      acknowledged.add(email);
      await sleep(300);
    }
  }
  async function create(email: string, number: number) {
    // Retries even after `stop`, so that every application that was begun is acknowledged.
    for (;;) {
      try {
        return void (await call("createCandidate", { jobId, email, files: [textCv(number)] }));
      } catch (error) {
        if (/Nothing was created|already has an application/.test(String(error))) return;
        lastError = String(error);
        await sleep(200);
      }
    }
  }

  const agents = [agent(), agent(), agent()];
  return {
    /** The email addresses whose application was acknowledged. */
    acknowledged,
    /** Why the last failed attempt failed. */
    lastError: () => lastError,
    async stop() {
      stopped = true;
      await Promise.all(agents);
    },
  };
}

const addressOf = (number: number) => `person-${number}@mail.example`;

/** A CV as a text file; each number is a different person. */
export const textCv = (number: number) => sentFile(`cv-${number}.txt`, cv(number));

const cv = (number: number) => `Person ${letters(number)} Reyes
${addressOf(number)}

Experience
Backend engineer, Example ${number} GmbH, January 2016 to March 2022
Ran PostgreSQL in production and mentored ${number} juniors.
`;

/** Replaces digits by letters, because names have no digits. */
const letters = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
