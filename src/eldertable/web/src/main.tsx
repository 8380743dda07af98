import { render } from "preact";
import { App } from "./App";
import { startWorker } from "./app/push";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/lobby.css";
import "./styles/table.css";
import "./styles/people.css";
import "./styles/profiles.css";
import "./styles/rules.css";
import "./styles/guide.css";
import "./styles/learn.css";
import "./styles/analysis.css";
import "./styles/pictures.css";

const root = document.getElementById("app");
if (root) render(<App />, root);
startWorker();
