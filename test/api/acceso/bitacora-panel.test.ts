import { beforeAll, describe, expect, it } from 'vitest'
import type { DetalleBitacora, OpcionesBitacora, PaginaBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { NombreObjeto } from '#domain/acceso/bitacora/objeto-bitacora.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let admin: Client
let auditor: Client
let persona: { id: number; curp: string; interno: number; folio: string }

/** Logs an act of the portal itself on records of a kind that no other test uses. */
const anotar = (objeto: NombreObjeto, ...ids: number[]) =>
  inTransaction(() =>
    logActos(
      SISTEMA,
      ids.map((objetoId) => ({ acto: 'demo.cargar' as const, objeto, objetoId })),
    ),
  )

const page = async (client: Client, body: object = {}) => {
  await flushReadAudit()
  const { status, body: answer } = await client.post<PaginaBitacora>('/api/panel/bitacora/buscar', body)
  expect(status).toBe(200)
  return answer
}

beforeAll(async () => {
  admin = await signIn('admin')
  auditor = await signIn('auditor')
  const ventanilla = await signIn('ventanilla1')
  const alta = await registrarAlta(ventanilla, await lugarDe(SALUD))
  const row = await selectRow<{ curp: string; interno: number }>('SELECT curp, interno FROM afiliados WHERE id = $1', [
    alta.afiliadoId,
  ])
  persona = { id: alta.afiliadoId, curp: row?.curp ?? '', interno: row?.interno ?? 0, folio: alta.folio }
  await ventanilla.get(`/api/panel/afiliados/${persona.id}`)
  await flushReadAudit()
})

describe('bitácora of the panel', () => {
  it('tells who did what, when, from where and to whom, newest first', async () => {
    const { filas } = await page(admin, { filtro: { acto: 'afiliado.crear' } })
    expect(filas[0]).toMatchObject({
      usuario: 'ventanilla1',
      actoTexto: 'Registró a la persona',
      medio: 'api',
      registro: { objeto: 'afiliado', enlace: { recurso: 'afiliados', clave: String(persona.interno) } },
    })
    expect(filas[0]?.nombre).not.toBe('')
    expect(filas[0]?.resumen).toMatch(/^.+, .+ y \d+ más$/)
    const all = await page(auditor)
    expect(all.filas.map(({ id }) => id)).toEqual(all.filas.map(({ id }) => id).sort((a, b) => b - a))
  })

  it('tells which document it was, of what, also once it is gone', async () => {
    const ficha = await admin.get<{ id: number; nombre: string }>(
      `/api/procesos/ficha?ruta=${encodeURIComponent('/tramite-pension/orientacion')}`,
    )
    const proceso = { tipo: 'Normatividad', cargado: 0, id_proceso: ficha.body.id }
    const general = { tipo: 'OTRO', tipo_otro: 'Código de ética', cargado: 0 }
    const uno = await admin.post<{ id: number }>('/api/documentacion/abc', proceso)
    const otro = await admin.post<{ id: number }>('/api/documentacion/general', general)
    const texts = async () => {
      const { filas } = await page(admin, { filtro: { acto: 'documento.crear' } })
      return filas.slice(0, 2).map(({ registro }) => registro.texto)
    }
    const expected = ['Documento Código de ética general', `Documento Normatividad de ${ficha.body.nombre}`]
    expect(await texts()).toEqual(expected)
    await admin.delete(`/api/documentacion/abc?id=${uno.body.id}`)
    await admin.delete(`/api/documentacion/general?id=${otro.body.id}`)
    expect(await texts()).toEqual(expected)
    const { filas } = await page(admin, { filtro: { acto: 'documento.eliminar' } })
    expect(filas[0]?.registro.texto).toBe(expected[0])
  })

  it('pages by key: every row once, also while others write', async () => {
    const rows = await selectRows<{ id: number }>('SELECT id FROM bitacora ORDER BY id DESC')
    const expected = rows.map(({ id }) => id)
    const seen: number[] = []
    let despuesDe: number | null = null
    do {
      const answer: PaginaBitacora = await page(admin, { limite: 7, ...(despuesDe !== null && { despuesDe }) })
      seen.push(...answer.filas.map(({ id }) => id))
      despuesDe = answer.siguiente
      await anotar('icono', seen.length)
    } while (despuesDe !== null)
    expect(seen.filter((id) => expected.includes(id))).toEqual(expected)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('finds the acts on a person by any of the keys, with those on the movements and the reads of the file', async () => {
    const byCurp = await page(auditor, { filtro: { busca: persona.curp } })
    expect(byCurp.hallado).toMatchObject({ clase: 'persona', id: persona.id })
    const acts = byCurp.filas.map(({ acto }) => acto)
    expect(acts).toEqual(expect.arrayContaining(['afiliado.crear', 'movimiento.solicitar', 'afiliado.leer']))
    expect(byCurp.filas.find(({ acto }) => acto === 'movimiento.solicitar')?.registro.texto).toBe(persona.folio)
    const byInterno = await page(auditor, { filtro: { busca: String(persona.interno) } })
    expect(byInterno.filas.map(({ id }) => id)).toEqual(expect.arrayContaining(byCurp.filas.map(({ id }) => id)))
    // Looking a person up here is itself a read of the person.
    expect(byInterno.filas.map(({ acto, usuario }) => `${usuario} ${acto}`)).toContain('auditor bitacora.persona')
  })

  it('tells who opened which paper of the file', async () => {
    const row = await selectRow<{ archivo_id: string }>('SELECT archivo_id FROM expediente WHERE afiliado_id = $1', [
      persona.id,
    ])
    await auditor.bytes(`/api/archivos/${row?.archivo_id ?? ''}`)
    const { filas } = await page(admin, { filtro: { busca: persona.curp, acto: 'archivo.leer' } })
    expect(filas[0]).toMatchObject({ usuario: 'auditor', resumen: 'Archivo' })
  })

  it('finds the acts on the cases of a person too, and leads to them', async () => {
    const { procesos } = (await admin.get<{ procesos: { id: number }[] }>('/api/casos/opciones')).body
    const opened = await admin.post<{ id: number; folio: string }>('/api/casos', {
      proceso: procesos[0]?.id,
      asunto: 'Aclaración de antigüedad',
      afiliado: persona.id,
      vence: '2027-01-15',
    })
    await auditor.get(`/api/panel/casos/${opened.body.id}`)
    const { filas } = await page(admin, { filtro: { busca: persona.curp, objeto: 'caso' } })
    expect(filas.map(({ acto }) => acto)).toContain('caso.abrir')
    expect(filas[0]?.registro).toMatchObject({
      texto: opened.body.folio,
      enlace: { recurso: 'casos', clave: opened.body.folio },
    })
  })

  it('names every act on an account, so that each can be asked for', async () => {
    const made = await admin.post<{ id: number }>('/api/panel/usuarios', {
      usuario: 'paso.breve',
      nombre: 'Paso Breve',
      perfilId: 8,
    })
    const { id } = made.body
    for (const activo of [false, true]) await admin.post(`/api/panel/usuarios/${id}/estado`, { activo })
    const { filas } = await page(admin, { filtro: { objeto: 'usuario', objetoId: String(id) } })
    expect(filas.map(({ actoTexto }) => actoTexto)).toEqual([
      'Activó una cuenta',
      'Desactivó una cuenta',
      'Creó un usuario',
    ])
  })

  it('answers quietly when nobody bears the key, and says what is expected when it is none', async () => {
    for (const busca of ['XEXX010101HNEXXXA4', '99999999999', 'nadie se llama así']) {
      const answer = await page(admin, { filtro: { busca } })
      expect([answer.filas, answer.hallado?.clase]).toEqual([[], 'nadie'])
    }
    for (const busca of ['XEXX010101HNEXX', '123456789012', '?']) {
      const { status, body } = await admin.post('/api/panel/bitacora/buscar', { filtro: { busca } })
      expect([status, Object.keys(body['campos'] as object)]).toEqual([422, ['filtro.busca']])
    }
  })

  it('finds a procedure by its folio, and who did it by name or account', async () => {
    const byFolio = await page(admin, { filtro: { busca: persona.folio.toLowerCase().replaceAll('-', ' ') } })
    expect(byFolio.hallado).toEqual({ clase: 'folio', texto: persona.folio })
    expect(byFolio.filas.map(({ acto }) => acto)).toContain('movimiento.solicitar')
    expect(new Set(byFolio.filas.map(({ registro }) => registro.texto))).toEqual(new Set([persona.folio]))
    for (const busca of ['VENTANILLA1', 'lucia robledo']) {
      const mine = await page(admin, { filtro: { busca } })
      expect(mine.hallado).toEqual({ clase: 'cuenta', texto: 'Lucía Robledo (ventanilla1)' })
      expect(mine.filas.length).toBeGreaterThan(0)
      expect(new Set(mine.filas.map(({ usuario }) => usuario))).toEqual(new Set(['ventanilla1']))
    }
    const several = await page(admin, { filtro: { busca: 'ventanilla' } })
    expect(several.filas).toEqual([])
    expect(several.hallado?.clase === 'cuentas' && several.hallado.cuentas.map(({ usuario }) => usuario)).toEqual([
      'ventanilla1',
      'ventanilla2',
    ])
  })

  it('names the machine the same in the list as in the filter, and accounts in the order of Spanish', async () => {
    await anotar('icono', 1)
    const { filas } = await page(admin, { filtro: { usuarioId: 0 }, limite: 1 })
    expect(filas[0]).toMatchObject({ usuario: 'sistema', nombre: 'Sistema' })
    const { usuarios } = (await admin.get<OpcionesBitacora>('/api/panel/bitacora/opciones')).body
    const nombres = usuarios.map(({ nombre }) => nombre)
    expect(nombres.findIndex((each) => each.startsWith('Óscar'))).toBeLessThan(
      nombres.findIndex((each) => each.startsWith('Ramón')),
    )
  })

  it('counts what a filter leaves up to a thousand, and tells about how many beyond', async () => {
    const objeto = 'respuesta_banco'
    await anotar(objeto, ...Array(60).keys())
    const first = await page(admin, { filtro: { objeto } })
    expect([first.filas.length, first.total]).toEqual([50, { actos: 60, exacto: true }])
    expect((await page(admin, { filtro: { objeto }, despuesDe: first.siguiente })).total).toBeNull()
    // Of two things together that no index holds nothing is counted: the page would wait for it.
    expect((await page(admin, { filtro: { objeto, usuarioId: 0 } })).total).toBeNull()
    await anotar(objeto, ...Array(1000).keys())
    expect((await page(admin, { filtro: { objeto } })).total).toEqual({ actos: null, exacto: false })
    const { total } = await page(admin)
    const all = await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM bitacora')
    expect(total?.exacto).toBe(false)
    // About: an engine may leave out numbers of rows that were never kept.
    expect(Math.abs((total?.actos ?? 0) - (all?.n ?? 0))).toBeLessThan(50)
  })

  it('narrows by user, act, record and days, together', async () => {
    const ventanilla = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'ventanilla1'`)
    const filtro = { usuarioId: ventanilla?.id, acto: 'sesion.entrar' }
    const byBoth = await page(admin, { filtro })
    expect(byBoth.filas.length).toBeGreaterThan(0)
    expect(byBoth.filas.every(({ usuario, acto }) => usuario === 'ventanilla1' && acto === 'sesion.entrar')).toBe(true)
    const objeto = 'tablero'
    await anotar(objeto, 6, 7, 8)
    const sistema = await page(admin, { filtro: { usuarioId: 0, objeto, objetoId: '7' } })
    expect(sistema.filas).toHaveLength(1)
    // Half past eleven in Mexico is already the next day in UTC.
    await execute(`UPDATE bitacora SET ocurrio_at = '2026-03-11T05:30:00.000Z' WHERE id = $1`, [
      sistema.filas[0]?.id ?? 0,
    ])
    const day = (desde: string, hasta: string) => page(admin, { filtro: { objeto, desde, hasta } })
    expect((await day('2026-03-10', '2026-03-10')).filas.map(({ id }) => id)).toEqual([sistema.filas[0]?.id])
    expect((await day('2026-03-11', '2026-03-11')).filas).toEqual([])
    expect((await day('2030-01-01', '2030-01-31')).filas).toEqual([])
    const alReves = { desde: '2026-03-11', hasta: '2026-03-10' }
    expect(await admin.post('/api/panel/bitacora/buscar', { filtro: alReves })).toMatchObject({
      status: 422,
      body: {
        campos: { 'filtro.hasta': expect.stringContaining('Se esperaba el 11/03/2026 o un día posterior') as string },
      },
    })
    expect(await admin.get('/api/panel/bitacora?desde=2026-03-11&hasta=2026-03-10')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('hasta: El periodo termina antes de empezar') as string },
    })
  })

  it('answers the same by address, where no person can be named', async () => {
    const res = await admin.get<PaginaBitacora>('/api/panel/bitacora?acto=afiliado.crear&limite=1')
    expect(res.status).toBe(200)
    expect(res.body.filas).toHaveLength(1)
    expect((await admin.get(`/api/panel/bitacora?busca=${persona.curp}`)).status).toBe(400)
    expect((await admin.get('/api/panel/bitacora?desde=2026-02-30')).status).toBe(400)
  })
})

describe('an act', () => {
  const detail = async (acto: string) => {
    const { filas } = await page(admin, { filtro: { acto } })
    return (await admin.get<DetalleBitacora>(`/api/panel/bitacora/${filas[0]?.id ?? 0}`)).body
  }

  it('shows each field before and after, with names in the place of ids, and its proof', async () => {
    const acto = await detail('afiliado.crear')
    const cambio = (etiqueta: string) => acto.cambios.find((each) => each.etiqueta === etiqueta)
    expect(cambio('CURP')).toMatchObject({ antes: null, despues: persona.curp })
    expect(cambio('Entidad')?.despues).toBe(SALUD)
    expect(acto.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(acto.integra).toBe(true)
  })

  it('is itself a read of the person', async () => {
    await detail('afiliado.crear')
    const { filas } = await page(admin, { filtro: { busca: persona.curp, acto: 'bitacora.detalle' } })
    expect(filas[0]?.usuario).toBe('admin')
  })

  it('tells that it was changed outside the portal', async () => {
    const { id } = await detail('movimiento.solicitar')
    await execute(`UPDATE bitacora SET despues = '{"quincena":1}' WHERE id = $1`, [id])
    expect((await admin.get<DetalleBitacora>(`/api/panel/bitacora/${id}`)).body.integra).toBe(false)
  })

  it('that does not exist is 404', async () => {
    expect((await admin.get('/api/panel/bitacora/99999999')).status).toBe(404)
  })
})
