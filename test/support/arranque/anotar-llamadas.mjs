// Loaded before the portal (`node --import`) while its tests run: notes in the folder LLAMADAS each method, route and status
// that this process answers, once, and after a tab why it failed. A portal that is killed has lost none: each is written as it is answered.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.env.LLAMADAS
const noted = new Set()
/** Errors by request, until its call is noted. */
const causes = new Map()

function note({ requestId, metodo, ruta, estado }) {
  const call = `${metodo} ${ruta} ${estado}`
  const cause = causes.get(requestId)
  causes.delete(requestId)
  if (noted.has(call)) return
  noted.add(call)
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${call}${cause ? `\t${cause}` : ''}\n`)
}

if (folder) {
  subscribe('portal:llamada', note)
  subscribe('portal:falla', ({ requestId, error }) =>
    causes.set(requestId, String(error.stack).replaceAll(/\s+/g, ' ').slice(0, 400)),
  )
}
