"""Types lines at a program on a pseudo-terminal, one for each line that ends in "Enter:", and prints what the terminal
showed and whether it shows again what is typed. Usage: at_a_terminal.py LINES_AS_JSON PROGRAM ARGUMENT …"""
import json, os, pty, select, sys, termios, time

lines = json.loads(sys.argv[1])
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
shown, deadline = b"", time.monotonic() + 60
while time.monotonic() < deadline:
    if not select.select([terminal], [], [], 0.1)[0]:
        continue
    try:
        read = os.read(terminal, 4096)
    except OSError:  # it ended
        break
    if not read:
        break
    shown += read
    if lines and b"Enter:" in read:
        time.sleep(0.2)  # until it reads
        os.write(terminal, lines.pop(0).encode())
echoes = bool(termios.tcgetattr(terminal)[3] & termios.ECHO)
code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
print(json.dumps({"shown": shown.decode(), "echoes": echoes, "code": code}))
