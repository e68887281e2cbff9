// Loaded before the portal (`node --import`) while its tests run: notes in the folder LLAMADAS each method, route and status
// that this process answers, once. A portal that is killed has lost none: each is written as it is answered.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.env.LLAMADAS
const noted = new Set()

function note({ metodo, ruta, estado }) {
  const call = `${metodo} ${ruta} ${estado}`
  if (noted.has(call)) return
  noted.add(call)
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${call}\n`)
}

if (folder) subscribe('portal:llamada', note)
