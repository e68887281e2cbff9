import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DOS_MANOS, type AccionId } from '#domain/autorizaciones/dos-manos.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { contestar, delegarYAceptar } from '#test/support/manos/delegar.ts'

const CUENTAS = [
  'admin',
  'auxiliar',
  'auxiliar2',
  'jefe',
  'director',
  'titular',
  'auditor',
  'ventanilla1',
  'validador1',
  'tesoreria',
] as const

/**
 * What each account may do with a proposal of each act, that the first one of the row made: Y authorises it, V sees it, H is told that
 * there is none (404), N is refused (403).
 */
const TABLA: Readonly<Record<AccionId, readonly [propone: string, letras: string]>> = {
  'prestamo.otorgar': ['auxiliar', 'YVYHHHVNNH'],
  'prestamo.cambiar': ['auxiliar', 'YVYHHHVNNH'],
  'cierre.anticipar': ['jefe', 'YHHVHYVNNH'],
  'cair.tramite': ['auxiliar', 'YVVYYYVNNH'],
  'extemporanea.reconocer': ['auxiliar', 'YVVYYYVNNH'],
  'pago.registrar': ['auxiliar', 'YVYHHHVNNH'],
  'pago.reasignar': ['auxiliar', 'YVYHHHVNNY'],
  'pago.devolver': ['auxiliar', 'YVYHHHVNNY'],
  'retencion.decidir': ['auxiliar', 'YVYHHHVNNH'],
  'favor.decidir': ['auxiliar', 'YVYHHHVNNH'],
  'excedente.decidir': ['auxiliar', 'YVYHHHVNNH'],
  'carga.aplicar': ['ventanilla1', 'YYYHHHVNNH'],
  'carga.pagos': ['auxiliar', 'YVYHHHVNNY'],
  'carga.padron': ['auxiliar', 'YVVYHHVNNH'],
  'carga.deshacer': ['auxiliar', 'YVYHHHVNNH'],
  'aumento.dar': ['admin', 'VHHHHYVNNH'],
  'parametros.guardar': ['admin', 'VHHHHYVNNH'],
  'constante.guardar': ['admin', 'VHHHHYVNNH'],
  'formula.guardar': ['admin', 'VHHHHYVNNH'],
  'referencia.cambiar': ['admin', 'VHHHHYVNNH'],
  'perfil.cambiar': ['admin', 'VHHHHYVNNH'],
  'menu.cambiar': ['admin', 'VHHHHYVNNH'],
  'proceso.cambiar': ['admin', 'VHHHHYVNNH'],
  'usuario.vincular': ['admin', 'VHHHHYVNNH'],
  'usuario.alta': ['admin', 'VHHHYYVNNH'],
  'usuario.perfil': ['admin', 'VHHHYYVNNH'],
  'usuario.activar': ['admin', 'VHHHYYVNNH'],
  'usuario.clave': ['admin', 'VHHHYYVNNH'],
  'usuario.correo': ['admin', 'VHHHYYVNNH'],
  'usuario.dos-pasos': ['admin', 'VHHHYYVNNH'],
}

const clientes = new Map<string, Client>()

beforeAll(async () => {
  for (const cuenta of CUENTAS) clientes.set(cuenta, await signIn(cuenta))
})

beforeEach(async () => {
  await execute('DELETE FROM propuestas')
})

const idDe = async (usuario: string): Promise<number> =>
  (await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario]))?.id ?? 0

/** Inserts a pending proposal without valid data: these tests never apply it. */
async function esperar(accion: AccionId, propone: string): Promise<number> {
  await inTransaction(async () =>
    execute(
      `INSERT INTO propuestas (accion, datos, huella, sujeto, cambios, enlace, propuesta_por, propuesta_at)
       VALUES ($1, '{}', $1, 'Prueba', '[]', '/inicio', $2, '2026-11-20T16:00:00.000Z')`,
      [accion, await idDe(propone)],
    ),
  )
  return (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM propuestas'))?.id ?? 0
}

async function letraDe(client: Client, id: number): Promise<string> {
  const { status, body } = await client.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)
  if (status === 403) return 'N'
  if (status === 404) return 'H'
  return body.actions.includes('autorizar') ? 'Y' : 'V'
}

describe.each(Object.entries(TABLA) as [AccionId, (typeof TABLA)[AccionId]][])('%s', (accion, [propone, letras]) => {
  it('can be authorised by those with the right, except its author, and seen by nobody else', async () => {
    const id = await esperar(accion, propone)
    const found: string[] = []
    for (const cuenta of CUENTAS) found.push(await letraDe(clientes.get(cuenta)!, id))
    expect(found.join('')).toBe(letras)
  })

  it('cannot be authorised or rejected by anybody else', async () => {
    const id = await esperar(accion, propone)
    for (const [i, cuenta] of CUENTAS.entries()) {
      if (letras[i] === 'Y') continue
      const client = clientes.get(cuenta)!
      const path = `/api/panel/autorizaciones/${id}`
      const answers = [
        await client.post(`${path}/autorizar`, { version: 1 }),
        await client.post(`${path}/rechazar`, { version: 1, nota: 'No procede' }),
      ]
      for (const { status } of answers) expect([403, 404, 409], `${cuenta} ${accion}`).toContain(status)
    }
    expect(await selectRow('SELECT estado, version FROM propuestas')).toEqual({ estado: 'pendiente', version: 1 })
  })
})

describe('two accounts of one person', () => {
  const intento = async (propone: string, autoriza: string) => {
    const id = await esperar('prestamo.otorgar', propone)
    return clientes
      .get(autoriza)!
      .post<{ codigo?: string }>(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 })
  }

  it('are one hand when an administrator linked them', async () => {
    const [una, otra] = [await idDe('auxiliar'), await idDe('auxiliar2')]
    await inTransaction(() => execute('UPDATE usuarios SET misma_persona = $1 WHERE id = $2', [una, otra]))
    const refused = await intento('auxiliar', 'auxiliar2')
    await inTransaction(() => execute('UPDATE usuarios SET misma_persona = NULL WHERE id = $1', [otra]))
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } })
  })

  it('are one hand when they share an e-mail, in capitals or not', async () => {
    const before = await selectRow<{ correo: string }>(`SELECT correo FROM usuarios WHERE usuario = 'auxiliar2'`)
    await inTransaction(() =>
      execute(`UPDATE usuarios SET correo = 'AUXILIAR@pensiones.ejemplo.gob.mx' WHERE usuario = 'auxiliar2'`),
    )
    const refused = await intento('auxiliar', 'auxiliar2')
    await inTransaction(() =>
      execute(`UPDATE usuarios SET correo = $1 WHERE usuario = 'auxiliar2'`, [before?.correo ?? '']),
    )
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } })
  })
})

it('who signs for the Titular authorises what the Titular may, as long as the delegation holds', async () => {
  const [titular, director] = [clientes.get('titular')!, clientes.get('director')!]
  const id = await esperar('parametros.guardar', 'admin')
  const delegacion = await delegarYAceptar(titular, director, 'director')
  expect(await letraDe(director, id)).toBe('Y')
  await contestar(director, delegacion, 'devolver')
  expect(await letraDe(director, id)).toBe('H')
})

it('names every act of two people', () => {
  expect(Object.keys(TABLA)).toEqual(Object.keys(DOS_MANOS))
})
