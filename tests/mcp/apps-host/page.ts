import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";

/** What the test gives this page: how a tool of the server is called, and what the view did. */
declare global {
  interface Window {
    callServer: (params: { name: string; arguments?: Record<string, unknown> }) => Promise<never>;
    noted: (what: string, detail: unknown) => void;
    host: AppBridge;
  }
}

/** A host as the specification's authors write one: a frame without an origin, and their side of the protocol. */
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
    window.noted("opened", url);
    return {};
  };
  host.onsizechange = ({ height }) => {
    frame.style.height = `${height}px`;
  };
  host.oninitialized = () => window.noted("initialized", host.getAppCapabilities());
  host.onerror = (error) => window.noted("error", String(error));
  // Anything the view sends that is not of the protocol, a stolen message among them.
  window.addEventListener("message", ({ source, data }: MessageEvent<{ jsonrpc?: string } | null>) => {
    if (source === view && data?.jsonrpc !== "2.0") window.noted("foreign", data);
  });
  await host.connect(new PostMessageTransport(view, view));
  window.host = host;
  frame.src = "https://view.example/";
}

void open();
