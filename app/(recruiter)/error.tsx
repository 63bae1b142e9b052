"use client";

import { Failure } from "@/components/shell/failure";

export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return <Failure reference={error.digest} retry={retry} />;
}
