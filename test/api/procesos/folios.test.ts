import { beforeAll, describe, expect, it } from 'vitest'
import type { FolioHallado } from '#domain/procesos/folio-buscado.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { emitirLinea } from '#api/fondos/pagos/lineas/emitir-linea.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { pedirCair } from '#test/support/dinero/cair.ts'
import { escribirCierre, ponerCalendario } from '#test/support/dinero/cierres.ts'
import { CALENDARIO, Q22 } from '#test/support/dinero/quincena-cerrada.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

let desk: Client
let otherDesk: Client
let auxiliar: Client
let persona: AltaHecha
let loan: string
let receipt: string
let reference: string

const find = async (client: Client, text: string) =>
  (await client.get<FolioHallado[]>(`/api/folios/${encodeURIComponent(text)}`)).body

beforeAll(async () => {
  ;[desk, otherDesk, auxiliar] = [await signIn('ventanilla1'), await signIn('ventanilla2'), await signIn('auxiliar')]
  const [admin, salud] = [await signIn('admin'), await lugarDe(SALUD)]
  await lugarDe(EDUCACION)
  await ponerCalendario('2026-11-01', CALENDARIO)
  persona = await personaActiva(desk, salud)
  await inTransaction(() =>
    execute('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE id = $1', [persona.afiliadoId]),
  )
  const dosManos = await conSegundaMano(admin)
  await dosManos.post('/api/variables', { nombre: 'INTERES_ANUAL_CORTO', valor: '12', desde: '2026-01-01' })
  const { interno, afiliadoId } = persona
  const prestado = { interno, tipo: 'corto', capitalCentavos: 1_200_000, quincenas: 6, primera: '2226' }
  loan = (await dosManos.prestar(prestado)).body.folio
  const aportada = { afiliadoId, importeCentavos: 5_000, fecha: '2026-11-16' }
  receipt = (await pedirCair(auxiliar, 'aportacion-voluntaria', aportada)).body.folio
  const linea = { afiliadoId, fondo: 'fondo_ahorro', clave: 'FAA', importe: 12_000 } as const
  const cierre = await escribirCierre({
    entidadId: salud.adscripcion,
    quincena: Q22,
    estado: 'aplicando',
    lineas: [linea],
  })
  await inTransaction(() => emitirLinea(cierre))
  const row = await selectRow<{ referencia: string }>(
    'SELECT l.referencia FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id WHERE c.cierre_id = $1',
    [cierre],
  )
  reference = row?.referencia ?? ''
})

describe('a folio that is searched', () => {
  it('finds a movement, a loan, a receipt and a payment line as people type them', async () => {
    expect(await find(desk, persona.folio.toLowerCase().replaceAll('-', ' '))).toEqual([
      {
        clase: 'movimiento',
        folio: persona.folio,
        texto: expect.stringContaining('Alta · Aplicado · ') as unknown,
        ruta: `/panel/movimientos/${persona.folio}/show`,
        papel: false,
      },
    ])
    expect(await find(desk, loan)).toMatchObject([{ clase: 'prestamo', ruta: `/panel/prestamos/${loan}/show` }])
    const [recibo] = await find(auxiliar, receipt)
    expect(recibo).toMatchObject({ clase: 'cair', texto: expect.stringContaining('Aportación Voluntaria') as unknown })
    expect(recibo?.ruta).toMatch(/^\/dashboard\?vista=cair&tab=tramites&tramite=\d+$/)
    const parted = reference.replace(/(\d{4})/g, '$1 ')
    expect(await find(desk, parted)).toMatchObject([
      { clase: 'linea', ruta: `/api/lineas-pago/${reference}/hoja`, papel: true },
    ])
  })

  it('finds nothing of another office, like a folio that nobody has', async () => {
    for (const text of [persona.folio, loan, receipt, reference, 'A-26-999999', 'Hernández'])
      expect(await find(otherDesk, text), text).toEqual([])
  })
})
