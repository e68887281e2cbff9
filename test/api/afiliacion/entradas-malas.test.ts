import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRAMITE_KEYS } from '#domain/afiliacion/tramites/tramite.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let validador: Client
let otra: Client
let salud: Lugar

afterAll(() => flushReadAudit())

beforeAll(async () => {
  ;[desk, validador, otra] = (await Promise.all(['ventanilla1', 'validador1', 'ventanilla2'].map(signIn))) as [
    Client,
    Client,
    Client,
  ]
  salud = await lugarDe(SALUD)
})

/** A Saturday without any window open. */
async function fueraDeVentana(work: () => Promise<void>): Promise<void> {
  const today = process.env['PORTAL_TODAY']
  await inTransaction(() => execute(`UPDATE habilitaciones SET revocada_at = '2026-11-20T00:00:00.000Z'`))
  process.env['PORTAL_TODAY'] = '2026-11-28'
  try {
    await work()
  } finally {
    process.env['PORTAL_TODAY'] = today
    await inTransaction(() => execute('UPDATE habilitaciones SET revocada_at = NULL'))
  }
}

describe('the window closes between opening and saving', () => {
  it('every procedure, its correction and its withdrawal are 423 with the next date; seeing what it would do is not', async () => {
    const alta = await personaActiva(desk, salud)
    const body = await cuerpoDe(alta, { cambios: { datosPersonales: { telefono: '4491234567' } } })
    const abierta = await registrarAlta(desk, salud)
    await fueraDeVentana(async () => {
      for (const tramite of TRAMITE_KEYS) {
        const res = await solicitar(desk, tramite, body)
        expect([tramite, res.status, res.body['codigo']]).toEqual([tramite, 423, 'ventana'])
        expect(res.body['proxima']).toMatch(/^2026-1[12]-/)
        expect((await desk.post(`/api/tramites/${tramite}/previsto`, body)).status, tramite).toBe(200)
      }
      const withdrawn = await desk.post(`/api/movimientos/${abierta.folio}/retirar`, { version: 1, motivo: 'x' })
      expect(withdrawn.status).toBe(423)
    })
    const kept = await selectRow('SELECT id FROM movimientos WHERE afiliado_id = $1 AND aplicado = $2', [
      alta.afiliadoId,
      false,
    ])
    expect(kept).toBeNull()
  })

  it('the later acts are not gated: they run until the quincena closes', async () => {
    const { folio } = await registrarAlta(desk, salud)
    await fueraDeVentana(async () => {
      expect((await validador.post(`/api/movimientos/${folio}/validar`, { version: 1 })).status).toBe(200)
      const returned = await validador.post(`/api/movimientos/${folio}/devolver`, { version: 2, motivo: 'Falta' })
      expect(returned.status).toBe(200)
    })
  })
})

describe("another dependency's folio", () => {
  let ajeno: AltaHecha

  beforeAll(async () => {
    ajeno = await registrarAlta(desk, salud)
  })

  it('is 404 in every act, also among many, and stays as it was', async () => {
    const act = async (client: Client, acto: string): Promise<void> => {
      const { status } = await client.post(`/api/movimientos/${ajeno.folio}/${acto}`, { version: 1, motivo: 'x' })
      expect([acto, status]).toEqual([acto, 404])
    }
    for (const acto of ['retirar', 'tomar']) await act(otra, acto)
    for (const tramite of TRAMITE_KEYS)
      expect((await otra.get(`/api/tramites/${tramite}/${ajeno.folio}`)).status, tramite).toBe(404)
    await comoValidadora(async (validadora) => {
      for (const acto of ['validar', 'devolver', 'cancelar', 'deshacer']) await act(validadora, acto)
      const body = { acto: 'validar', movimientos: [{ folio: ajeno.folio, version: 1 }] }
      const many = await validadora.post<{ hechos: object[]; rechazados: { codigo: string }[] }>(
        '/api/movimientos/lote',
        body,
      )
      expect([many.body.hechos, many.body.rechazados.map(({ codigo }) => codigo)]).toEqual([[], ['no_existe']])
    })
    const row = await selectRow('SELECT version FROM movimientos WHERE folio = $1', [ajeno.folio])
    expect(row).toEqual({ version: 1 })
  })

  it('is in no tray filter, no count, no export, no acuse and no notice of theirs', async () => {
    for (const filter of [{ espera: 'validador' }, { q: ajeno.folio }, { adscripcionId: salud.adscripcion }]) {
      const { body, headers } = await otra.post<{ folio: string }[]>('/api/panel/movimientos/buscar', { filter })
      expect(body.map(({ folio }) => folio)).not.toContain(ajeno.folio)
      if (!('espera' in filter)) expect(headers.get('content-range')).toMatch(/\/0$/)
    }
    expect((await otra.get(`/api/movimientos/${ajeno.folio}/acuse`)).status).toBe(404)
    const ventanilla = JSON.stringify((await otra.get('/api/ventanilla')).body)
    const avisos = JSON.stringify((await otra.get('/api/avisos')).body)
    for (const told of [ventanilla, avisos]) expect(told).not.toContain(ajeno.folio)
    const csv = await otra.post<unknown>('/api/panel/movimientos/exportar', {})
    expect(String(csv.body)).not.toContain(ajeno.folio)
  })
})

/** The other dependency's account, with the profile of who validates for as long as `work` takes. */
async function comoValidadora(work: (client: Client) => Promise<void>): Promise<void> {
  const perfilDe = async (usuario: string) =>
    (await selectRow<{ perfil_id: number }>('SELECT perfil_id FROM usuarios WHERE usuario = $1', [usuario]))?.perfil_id
  const set = async (perfil: number | undefined) =>
    execute("UPDATE usuarios SET perfil_id = $1 WHERE usuario = 'ventanilla2'", [perfil ?? 0])
  const before = await perfilDe('ventanilla2')
  await set(await perfilDe('validador1'))
  try {
    await work(await signIn('ventanilla2'))
  } finally {
    await set(before)
  }
}
