/**
 * Makes the files of samples/ from samples/sources: PDFs printed by Chromium, DOCX files by the docx library, one
 * of them password-protected by qpdf. The same sources give the same bytes with the same Chromium.
 *
 * Usage: npx tsx scripts/make-samples.ts
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "playwright";
import { findBrowser } from "./browser.ts";
import { readSource, type Source } from "./samples/cv-source.ts";
import { escape, toHtml } from "./samples/html.ts";
import { toDocx } from "./samples/word.ts";

const samples = path.join(import.meta.dirname, "..", "samples");

async function main() {
  const executable = findBrowser();
  if (!executable) throw new Error("No Chromium found. Set CHROMIUM_PATH.");
  const browser = await chromium.launch({ ...executable, args: ["--no-sandbox"] });
  try {
    for (const folder of ["jobs", "candidates"]) {
      for (const file of readdirSync(path.join(samples, "sources", folder)).sort()) {
        const source = readSource(readFileSync(path.join(samples, "sources", folder, file), "utf8"));
        const target = path.join(samples, folder, file.replace(/\.md$/, `.${source.settings.format}`));
        const bytes = source.settings.format === "docx" ? await toDocx(source) : await toPdf(browser, source);
        writeFileSync(target, bytes);
        console.log(path.relative(samples, target), bytes.length);
      }
    }
  } finally {
    await browser.close();
  }
}

async function toPdf(browser: Browser, source: Source): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 1.5 });
  try {
    await page.setContent(toHtml(source));
    if (source.settings.layout === "scan") {
      // As a scanner produces it: one picture of the page, and no text.
      const picture = (await page.screenshot({ type: "jpeg", quality: 60 })).toString("base64");
      await page.setContent(
        `<style>@page{size:A4;margin:0}body{margin:0}img{width:210mm;height:296.5mm}</style><img src="data:image/jpeg;base64,${picture}">`,
      );
      await page.waitForFunction(() => document.images[0]?.complete);
    }
    const header = source.settings["running-header"];
    const printed = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      displayHeaderFooter: header !== undefined,
      headerTemplate: `<div style="font-size:8pt;color:#555;margin:0 17mm">${escape(header ?? "")}</div>`,
      footerTemplate: `<div style="font-size:8pt;color:#555;margin:0 17mm">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
    });
    return damaged(withFixedDates(printed), source.settings.damage);
  } finally {
    await page.close();
  }
}

/** Chromium writes the time of printing, always in the same number of characters. */
function withFixedDates(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1").replace(/\(D:\d{14}[+-]\d\d'\d\d'\)/g, "(D:20260105090000+00'00')");
  return Buffer.from(text, "latin1");
}

function damaged(pdf: Buffer, damage: string | undefined): Buffer {
  if (damage === "truncated") return pdf.subarray(0, Math.floor(pdf.length * 0.6));
  if (damage === "encrypted") return encrypted(pdf);
  return pdf;
}

function encrypted(pdf: Buffer): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), "samples-"));
  try {
    const open = path.join(folder, "open.pdf");
    const closed = path.join(folder, "closed.pdf");
    writeFileSync(open, pdf);
    const fixed = ["--static-id", "--static-aes-iv", "--allow-weak-crypto"];
    execFileSync("qpdf", [
      ...fixed,
      "--encrypt",
      "sample",
      "sample",
      "128",
      "--use-aes=y",
      "--",
      open,
      closed,
    ]);
    return readFileSync(closed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
