/** A table as a download under this name, as CSV or as a workbook (XLSX), never cached. */
export const tableFile = (table: string | Uint8Array<ArrayBuffer>, fileName: string) =>
  new Response(table, {
    headers: {
      "Content-Type":
        typeof table === "string"
          ? "text/csv; charset=utf-8"
          : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
