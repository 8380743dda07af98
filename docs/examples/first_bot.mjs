// A bot in JavaScript (node first_bot.mjs): it reads one decision a line and answers with the index of an option.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  // Everything the seat sees is in question.view; here we only look at the options and take the last one of the first kind.
  const first = question.options[0].choice.type;
  const alike = question.options.filter((option) => option.choice.type === first);
  console.log(JSON.stringify({ index: alike.at(-1).index }));
}
