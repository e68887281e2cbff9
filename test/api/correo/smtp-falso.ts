import { createServer, type Server, type Socket } from 'node:net'

/** A mail server that keeps what it is given; `refuse` makes it turn recipients away. */
export interface SmtpFalso {
  readonly port: number
  readonly mensajes: readonly string[]
  refuse: boolean
  close(): Promise<void>
}

export async function startSmtpFalso(): Promise<SmtpFalso> {
  const mensajes: string[] = []
  const state = { refuse: false }
  const server = createServer((socket) => attend(socket, mensajes, state))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: portOf(server),
    mensajes,
    get refuse() {
      return state.refuse
    },
    set refuse(value) {
      state.refuse = value
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function attend(socket: Socket, mensajes: string[], state: { readonly refuse: boolean }): void {
  let data: string | null = null
  let pending = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 prueba')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    pending += chunk.toString()
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      if (data !== null) {
        if (line !== '.') data += `${line}\n`
        else {
          mensajes.push(data)
          data = null
          say('250 recibido')
        }
      } else if (line.startsWith('DATA')) {
        data = ''
        say('354 adelante')
      } else if (line.startsWith('QUIT')) socket.end('221 adiós\r\n')
      else if (line.startsWith('RCPT') && state.refuse) say('550 no existe el buzón')
      else say('250 bien')
    }
  })
}
