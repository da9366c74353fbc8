import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource/im-fell-english/400.css";
import "./styles/tokens.css";
import "./styles/night.css";
import "./styles/base.css";
import "./styles/kit.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settleIn } from "./shell/installed";
import { router } from "./shell/router.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

router.start();
settleIn();
export default mount(App, { target });
