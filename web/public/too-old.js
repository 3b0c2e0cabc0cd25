// Says so where the browser is too old to run the site: its code would die without a word. It is in the language of
// such browsers, and asks for what all browsers of web/bundle/browsers.ts have. A separate file, so that the content
// security policy can forbid inline scripts.
(function () {
  var isNewEnough = false;
  try {
    isNewEnough =
      "noModule" in document.createElement("script") &&
      typeof structuredClone === "function" &&
      typeof [].at === "function" &&
      CSS.supports("height", "1dvh") &&
      CSS.supports("container-type", "inline-size") &&
      new RegExp("(?<=a)b").test("ab");
  } catch (error) {}
  if (isNewEnough) return;
  document.addEventListener("DOMContentLoaded", function () {
    var sentence = document.createElement("p");
    sentence.id = "too-old";
    sentence.setAttribute("role", "alert");
    sentence.style.cssText = "margin:0;padding:1rem;background:#7a2e1d;color:#fff";
    sentence.appendChild(
      document.createTextNode(
        "Your browser is too old for this site. Please update it, or use another one."
      )
    );
    document.body.insertBefore(sentence, document.body.firstChild);
  });
})();
