import { beforeAll, describe, expect, it } from 'vitest'
import { execute, selectRow } from '#api/db/sql.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { filaDe, firmarCierre, solicitarCierre } from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'
import { AJENO, ETAPAS } from '#test/domain/quincenas/matriz-cierre.ts'

const Q = '2226'
type Etapa = (typeof ETAPAS)[number]
type Perfil = keyof (typeof AJENO)['solicitar']

/** The account of each profile out of the box. */
const CUENTAS: Readonly<Record<Perfil, string>> = {
  administrador: 'admin',
  auxiliar: 'auxiliar',
  jefe: 'jefe',
  director: 'director',
  titular: 'titular',
  ventanilla: 'ventanilla1',
  validador: 'validador1',
  auditor: 'auditor',
}
const PERFILES = Object.keys(CUENTAS) as Perfil[]
/** In the table; voided ones are history and have no row of their own. */
const VIVAS = ETAPAS.filter((etapa) => etapa !== 'anulado')

const clients = {} as Record<Perfil, Client>
let salud: Lugar
let id: number

beforeAll(async () => {
  defineTrabajoAplicar()
  for (const perfil of PERFILES) clients[perfil] = await signIn(CUENTAS[perfil])
  salud = await lugarDe(SALUD)
  id = (await solicitarCierre(clients.validador, Q, salud.adscripcion)).body.hechos[0]!.id
})

/** Puts the close where nobody of these accounts had a part in it. */
async function poner(etapa: Etapa): Promise<void> {
  await execute('DELETE FROM cierre_actos WHERE cierre_id = $1', [id])
  await execute(`UPDATE cierres SET estado = $1, vuelta = 1 WHERE id = $2`, [
    etapa === 'reapertura' ? 'cerrado' : etapa,
    id,
  ])
  if (etapa !== 'reapertura') return
  const otra = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'ventanilla2'`)
  await execute(
    `INSERT INTO cierre_actos (cierre_id, vuelta, acto, hecho_at, usuario_id, huella, nota)
     VALUES ($1, 1, 'pedir_reapertura', '2026-11-23T18:00:00.000Z', $2, '', 'Falta una baja')`,
    [id, otra!.id],
  )
}

const estado = async () => selectRow('SELECT estado, vuelta, version, trabajo_id FROM cierres WHERE id = $1', [id])

/** Acts of the hand-written matrix that somebody of the profile may do from there. */
const permitidos = (perfil: Perfil, etapa: Etapa): string[] =>
  Object.entries(AJENO)
    .filter(([, filas]) => filas[perfil][ETAPAS.indexOf(etapa)] !== '.')
    .map(([acto]) => acto)

const FIRMAS = ['revisar', 'aprobar', 'firmar', 'autorizar']

/** Each call of the chain, and the acts that it does. */
const LLAMADAS: readonly (readonly [string, readonly string[], (client: Client) => Promise<Respuesta<unknown>>])[] = [
  ['solicitar', ['solicitar'], (client) => solicitarCierre(client, Q, salud.adscripcion)],
  ['firmar', FIRMAS, (client) => post(client, 'firmar')],
  ['devolver', ['devolver'], (client) => post(client, 'devolver', { nota: 'Falta una baja' })],
  ...(['pedir_reapertura', 'reabrir', 'negar_reapertura'] as const).map(
    (acto) => [acto, [acto], (client: Client) => reapertura(client, acto)] as const,
  ),
]

async function post(client: Client, path: string, more: object = {}): Promise<Respuesta<unknown>> {
  const row = await selectRow<{ version: number }>('SELECT version FROM cierres WHERE id = $1', [id])
  return client.post(`/api/quincenas/${Q}/cierres/${path}`, { cierres: [{ id, version: row!.version }], ...more })
}

async function reapertura(client: Client, acto: string): Promise<Respuesta<unknown>> {
  const row = await selectRow<{ version: number }>('SELECT version FROM cierres WHERE id = $1', [id])
  return client.post(`/api/quincenas/${Q}/cierres/${id}/reapertura`, {
    acto,
    version: row!.version,
    nota: 'Falta una baja',
  })
}

describe('the chain of a close, asked of the server', () => {
  it.each(VIVAS)('%s: offers each profile what the hand-written matrix says', async (etapa) => {
    await poner(etapa)
    const offered = await Promise.all(
      PERFILES.map(async (perfil) => {
        const client = clients[perfil]
        const { status } = await client.get(`/api/quincenas/${Q}/cierres`)
        return [perfil, status === 200 ? [...(await filaDe(client, Q, salud.adscripcion)).actions].sort() : []]
      }),
    )
    expect(offered).toEqual(PERFILES.map((perfil) => [perfil, permitidos(perfil, etapa).sort()]))
  })

  it.each(ETAPAS)('%s: refuses whatever the matrix does not allow, and nothing has changed', async (etapa) => {
    await poner(etapa)
    const before = await estado()
    for (const perfil of PERFILES)
      for (const [llamada, actos, call] of LLAMADAS) {
        if (etapa === 'anulado' && llamada === 'solicitar') continue
        if (actos.some((acto) => permitidos(perfil, etapa).includes(acto))) continue
        const { status } = await call(clients[perfil])
        expect([403, 404, 409], `${llamada} by ${perfil}`).toContain(status)
      }
    expect(await estado()).toEqual(before)
  })

  it('lets a dependency do nothing with the close of another', async () => {
    const { adscripcion } = await lugarDe(EDUCACION)
    await solicitarCierre(clients.auxiliar, Q, adscripcion)
    const { cierre } = await filaDe(clients.administrador, Q, adscripcion)
    const cierres = [{ id: cierre!.id, version: cierre!.version }]
    for (const path of ['firmar', 'devolver']) {
      const nota = path === 'devolver' ? { nota: 'No es mía' } : {}
      const { status } = await clients.validador.post(`/api/quincenas/${Q}/cierres/${path}`, { cierres, ...nota })
      expect([403, 404], path).toContain(status)
    }
    expect((await firmarCierre(clients.administrador, Q, adscripcion)).status).toBe(200)
  })
})
