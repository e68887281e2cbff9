import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CatalogoFirmas, FirmaPanel } from '#domain/formatos/firma.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { EN_SILENCIO, firmarHasta } from '#test/support/dinero/cadena-cierre.ts'
import { png } from '#test/support/imagen/imagenes.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { personaActiva } from '#test/support/tramites.ts'

let admin: Client
let cierre = 0

afterAll(flushReadAudit)

const catalogo = async () => (await admin.get<CatalogoFirmas>('/api/panel/firmas')).body
const papeles = async () =>
  Object.fromEntries((await catalogo()).firmas.map(({ cargo, papeles: cuantos }) => [cargo, cuantos]))

async function agregar(usuario: string, cargo: string, desde: string, hasta = ''): Promise<void> {
  const row = await selectRow<{ id: number; nombre: string }>('SELECT id, nombre FROM usuarios WHERE usuario = $1', [
    usuario,
  ])
  const { status } = await admin.post<FirmaPanel>('/api/panel/firmas', {
    nombre: row?.nombre,
    cargo,
    usuario_id: row?.id,
    unidad_id: null,
    desde,
    hasta,
    firma_base64: `data:image/png;base64,${png(300, 120).toString('base64')}`,
  })
  expect(status).toBe(201)
}

beforeAll(async () => {
  defineTrabajoAplicar()
  admin = await signIn('admin')
  const salud = await lugarDe(SALUD)
  await personaActiva(await signIn('ventanilla1'), salud)
  await agregar('director', 'Director anterior', '2020-01-01', '2025-12-31')
  await agregar('director', 'Director General', '2026-01-01')
  await agregar('titular', 'Titular del Instituto', '2026-01-01')
  await agregar('auditor', 'Auditora', '2026-01-01')
  cierre = await firmarHasta('2226', salud.adscripcion, 'titular')
})

it('a signature is on no paper until its owner’s act closed it', async () => {
  expect(await papeles()).toEqual({
    'Director anterior': 0,
    'Director General': 0,
    'Titular del Instituto': 0,
    Auditora: 0,
  })
})

it('the close carries those of who signed it, as they hold that day, and of nobody else', async () => {
  await aplicarCierre(cierre, EN_SILENCIO)
  expect(await papeles()).toEqual({
    'Director anterior': 0,
    'Director General': 1,
    'Titular del Instituto': 1,
    Auditora: 0,
  })
})

it('its printed sheet shows them with name and post', async () => {
  const [linea] = await selectRows<{ referencia: string }>('SELECT referencia FROM lineas_pago ORDER BY id')
  const { status, bytes } = await admin.bytes(`/api/lineas-pago/${linea?.referencia}/hoja`)
  expect(status).toBe(200)
  const text = (await pdfText(bytes)).replaceAll(/\s+/g, ' ')
  for (const cargo of ['Director General', 'Titular del Instituto']) expect(text).toContain(cargo)
  expect(text).not.toContain('Auditora')
})

it('one that a paper carries is neither deleted nor redrawn', async () => {
  const firma = (await catalogo()).firmas.find(({ cargo }) => cargo === 'Director General')
  expect(firma?.actions).toEqual(['editar'])
  const deleted = await admin.delete(`/api/panel/firmas/${firma?.id}?version=${firma?.version}`)
  expect(deleted.status).toBe(409)
})
