/** The parts that tests/bench/mcp/load.ts uses; the package has no types. */
declare module "autocannon" {
  type Options = {
    url: string;
    body: string;
    method: "POST";
    connections: number;
    duration: number;
    headers: Record<string, string>;
  };
  type Result = { duration: number; errors: number };
  type Run = Promise<Result> & {
    on(
      event: "response",
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };
  export default function autocannon(options: Options): Run;
}
