import { cruise } from "./cruise.ts";
import { roomsPage, writeRooms } from "./rooms-picture.ts";

const result = cruise();
if (!result) process.exit(1);
writeRooms(roomsPage(result.modules));
