import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogoFirmas, FirmaPanel } from '#domain/formatos/firma.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { EN_SILENCIO, firmarHasta } from '#test/support/dinero/cadena-cierre.ts'
import { png } from '#test/support/imagen/imagenes.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { personaActiva } from '#test/support/tramites.ts'

let admin: Client
/** Papers of each signature, by its post: before the close was applied, and after. */
let antes: Record<string, number>
let despues: Record<string, number>

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
  const cierre = await firmarHasta('2226', salud.adscripcion, 'titular')
  antes = await papeles()
  await aplicarCierre(cierre, EN_SILENCIO)
  despues = await papeles()
})

it('a signature is on no paper until its owner’s act closed it', () => {
  expect(antes).toEqual({
    'Director anterior': 0,
    'Director General': 0,
    'Titular del Instituto': 0,
    Auditora: 0,
  })
})

it('the close carries those of who signed it, as they hold that day, and of nobody else', () => {
  expect(despues).toEqual({
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

describe('the signature of a titular without an account', () => {
  const rechazo = async (id: number, acto: object) => {
    const { status, body } = await admin.post<{ campos?: Record<string, string>; codigo: string; error: string }>(
      `/api/panel/firmas/${id}/papeles`,
      acto,
    )
    return [status, body.campos ?? body.codigo]
  }
  const nueva = async (unidad: number, nombre: string, desde: string) =>
    (
      await admin.post<FirmaPanel>('/api/panel/firmas', {
        nombre,
        cargo: 'Secretaria de Salud',
        usuario_id: null,
        unidad_id: unidad,
        desde,
        hasta: '',
        firma_base64: `data:image/png;base64,${png(300, 120).toString('base64')}`,
      })
    ).body
  const acto = (mas: object = {}) => ({ referencia, fecha: '2026-11-20', documento: 'Oficio SS/045/2026', ...mas })
  let referencia = ''
  let firma: FirmaPanel
  beforeAll(async () => {
    const [linea] = await selectRows<{ referencia: string }>('SELECT referencia FROM lineas_pago ORDER BY id')
    referencia = linea?.referencia ?? ''
    const unidad = (await lugarDe(SALUD)).adscripcion
    await admin.post(`/api/panel/organica/unidades/${unidad}/cargos`, {
      cargo: 'titular',
      nombre: 'Amparo Ficticia Luna',
      curp: '',
      desde: '2026-01-01',
    })
    firma = await nueva(unidad, 'AMPARO FICTICIA LUNA', '2026-02-01')
  })

  it('is put on the sheet once, by her act in a document of that unit and of a day on which she headed it', async () => {
    // The act is offered for her signature alone, and refused with a signature of an account.
    const { firmas } = await catalogo()
    const offered = firmas.filter(({ actions }) => actions.includes('firmar')).map(({ nombre }) => nombre)
    expect(offered).toEqual(['AMPARO FICTICIA LUNA'])
    const deCuenta = firmas.find(({ cargo }) => cargo === 'Director General')
    expect((await rechazo(deCuenta?.id ?? 0, acto()))[0]).toBe(422)

    // It is refused without a line of a close, a day that exists and fits, and a document.
    for (const [mas, campos] of [
      [{ referencia: '' }, { referencia: 'Escribe la referencia de la línea de pago.' }],
      [{ referencia: '99999999999' }, { referencia: 'No hay una línea de pago de un cierre con esa referencia.' }],
      [{ fecha: '2026-02-30' }, { fecha: 'Escribe un día que exista.' }],
      [{ fecha: '2026-11-21' }, { fecha: 'Todavía no es ese día: se registra lo que ya firmó.' }],
      [{ fecha: '2026-11-19' }, { fecha: 'La línea se generó el 20 nov 2026: no pudo firmarse antes.' }],
      [{ documento: ' ' }, { documento: 'Escribe el documento en que consta.' }],
    ] as const)
      expect([mas, ...(await rechazo(firma.id, acto(mas)))]).toEqual([mas, 422, campos])

    // It reaches no paper of another unit, nor one of a day on which somebody else headed it.
    const educacion = (await lugarDe(EDUCACION)).adscripcion
    const ajena = await nueva(educacion, 'Otra Titular Ficticia', '2026-01-01')
    expect(await rechazo(ajena.id, acto())).toEqual([
      422,
      { referencia: `Esa línea es de ${SALUD}: no es un papel de ${EDUCACION}.` },
    ])
    await execute(`UPDATE unidad_cargos SET nombre = 'Otro Nombre Ficticio' WHERE nombre = 'Amparo Ficticia Luna'`)
    expect(await rechazo(firma.id, acto())).toEqual([
      422,
      { fecha: `Ese día el titular de ${SALUD} era Otro Nombre Ficticio, no AMPARO FICTICIA LUNA.` },
    ])
    await execute(`UPDATE unidad_cargos SET hasta = '2026-11-10' WHERE nombre = 'Otro Nombre Ficticio'`)
    // Nobody by date: whom the tree names, that is whom the organic row does.
    const enOrganica = `UPDATE organica SET titular = $1 WHERE id = (SELECT organica_id FROM unidades WHERE id = $2)`
    await execute(enOrganica, ['Titular del Árbol', firma.unidad_id])
    expect((await rechazo(firma.id, acto()))[1]).toEqual({
      fecha: `Ese día el titular de ${SALUD} era Titular del Árbol, no AMPARO FICTICIA LUNA.`,
    })
    await execute(enOrganica, ['', firma.unidad_id])
    expect(await rechazo(firma.id, acto())).toEqual([
      422,
      { fecha: `Nadie consta como titular de ${SALUD} ese día: regístralo en «Árbol orgánico».` },
    ])
    await execute(
      `UPDATE unidad_cargos SET nombre = 'Amparo Ficticia Luna', hasta = NULL WHERE nombre = 'Otro Nombre Ficticio'`,
    )

    // Her act in a document puts it there: the sheet shows both, the bitácora who recorded it, and it happens once.
    const { status, body } = await admin.post<FirmaPanel>(`/api/panel/firmas/${firma.id}/papeles`, acto())
    expect([status, body.papeles, body.actions]).toEqual([200, 1, ['editar', 'firmar']])
    const { bytes } = await admin.bytes(`/api/lineas-pago/${referencia}/hoja`)
    const text = (await pdfText(bytes)).replaceAll(/\s+/g, ' ')
    for (const told of [
      'AMPARO FICTICIA LUNA',
      'Secretaria de Salud',
      'Firmó en Oficio SS/045/2026',
      'Director General',
    ])
      expect(text).toContain(told)
    const [row] = await selectRows<{ usuario: string; despues: string }>(
      `SELECT u.usuario, b.despues FROM bitacora b JOIN usuarios u ON u.id = b.actor_id WHERE b.acto = 'firma.firmar'`,
    )
    expect([row?.usuario, JSON.parse(row?.despues ?? '{}')]).toEqual([
      'admin',
      { nombre: 'AMPARO FICTICIA LUNA', referencia, fecha: '2026-11-20', documento: 'Oficio SS/045/2026' },
    ])
    expect(await rechazo(firma.id, acto())).toEqual([409, 'ya_firmado'])
  })

  it('is nobody else’s to record', async () => {
    for (const usuario of ['director', 'validador1'])
      expect((await (await signIn(usuario)).post(`/api/panel/firmas/${firma.id}/papeles`, acto())).status).toBe(403)
  })
})
