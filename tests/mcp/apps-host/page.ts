import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";

/** The test provides callServer, to call a server tool, and report, to record what the view did. */
declare global {
  interface Window {
    callServer: (params: { name: string; arguments?: Record<string, unknown> }) => Promise<never>;
    report: (kind: string, detail: unknown) => void;
    host: AppBridge;
  }
}

/** A host built on the specification's AppBridge: a sandboxed frame without an origin, and the host's protocol. */
async function open() {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.style.cssText = "border:0;width:600px;height:100px";
  document.body.append(frame);
  const view = frame.contentWindow as Window;
  const host = new AppBridge(
    null,
    { name: "test host", version: "1.0.0" },
    { openLinks: {}, serverTools: {} },
    { hostContext: { theme: "dark", displayMode: "inline" } },
  );
  host.oncalltool = (params) => window.callServer(params);
  host.onopenlink = async ({ url }) => {
    window.report("opened", url);
    return {};
  };
  host.onsizechange = ({ height }) => {
    frame.style.height = `${height}px`;
  };
  host.oninitialized = () => window.report("initialized", host.getAppCapabilities());
  host.onerror = (error) => window.report("error", String(error));
  // Reports any message from the view that is not JSON-RPC, such as one sent by injected script.
  window.addEventListener("message", ({ source, data }: MessageEvent<{ jsonrpc?: string } | null>) => {
    if (source === view && data?.jsonrpc !== "2.0") window.report("foreign", data);
  });
  await host.connect(new PostMessageTransport(view, view));
  window.host = host;
  frame.src = "https://view.example/";
}

void open();
