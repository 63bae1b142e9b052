import { cruise } from "./cruise.ts";
import { drawnRooms, keepRooms } from "./rooms-picture.ts";

const result = cruise();
if (!result) process.exit(1);
keepRooms(drawnRooms(result.modules));
