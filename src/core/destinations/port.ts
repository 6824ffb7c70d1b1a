/**
 * The first port that isn't privileged. Below it only the two web ports are allowed. The others belong to mail, shells
 * and file servers.
 */
const FIRST_UNPRIVILEGED_PORT = 1024;

const WEB_PORTS = new Set([80, 443]);

/** Services above 1023 that accept a POST, or fail on one. Ephemeral ports (from 32768) are left alone. */
const SERVICE_PORTS = new Set([
  ...[1433, 1434, 1521, 3306, 5432, 5984, 6379, 9042, 27017, 27018, 27019], // databases
  ...[8086, 9200, 9300, 11211], // stores without a password by default
  ...[2375, 2376, 2377, 2379, 2380, 4243, 6443, 8500, 10250, 10255], // containers and clusters
  ...[1883, 4369, 5672, 9092, 2181, 4222], // queues and their coordinators
  ...[3389, 5900, 5901, 5985, 5986, 6000], // remote desktops and shells
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061], // telephony, tunnels, file shares
  ...[6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080], // chat; refused by browsers too
]);

/** Returns whether a webhook may use this TCP port: 80, 443, or 1024 and up except known services. */
export function isWebhookPort(port: number): boolean {
  if (WEB_PORTS.has(port)) return true;
  return port >= FIRST_UNPRIVILEGED_PORT && port <= 65_535 && !SERVICE_PORTS.has(port);
}

/** UDP services that amplify or act on the packets that they receive. All other such services are below 1024. */
const DATAGRAM_PORTS = new Set([1900, 3478, 3702, 5351, 5353, 5355]);

/** Returns whether a game server may be queried at this port: the same as for webhooks, minus discovery services. */
export function isGamePort(port: number): boolean {
  return isWebhookPort(port) && !DATAGRAM_PORTS.has(port);
}
