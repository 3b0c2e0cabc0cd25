/** The first stop of the Tab key: over the navigation, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-md bg-evergreen px-5 py-3 font-medium text-on-evergreen focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3"
    >
      Skip to content
    </a>
  );
}
