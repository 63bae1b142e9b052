import type { MetadataRoute } from "next";
import { getWords } from "@/components/words/get-words";
import en from "@/messages/en/site.json";

/** Makes the service installable, and a target that other apps on the device share a CV with. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getWords("site", en);
  return {
    name: "Shortlist",
    description: t("description"),
    start_url: "/",
    display: "standalone",
    background_color: "#fafafb",
    theme_color: "#fafafb",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    ],
    share_target: {
      action: "/api/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "link",
        files: [
          {
            name: "file",
            accept: ["application/pdf", "text/plain", ".docx", ".odt", ".rtf", "image/png", "image/jpeg"],
          },
        ],
      },
    },
  };
}
