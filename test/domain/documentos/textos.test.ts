import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { paginaDeTexto, type CodigoQr } from '#domain/documentos/pagina.ts'

const texto = (nombre: string) => readFileSync(new URL(`../../fixtures/textos/${nombre}.txt`, import.meta.url), 'utf8')
const leer = (nombre: string) => leerPapel({ paginas: [paginaDeTexto(texto(nombre))], qr: [] })

const PERSONA = {
  nombres: 'LUCIA ELENA',
  apellidoPaterno: 'RAMIREZ',
  apellidoMaterno: 'SOTO',
  curp: 'RASL880314MASMTC06',
}
const CURP = {
  ...PERSONA,
  sexo: 'M',
  fechaNacimiento: '1988-03-14',
  entidad: 'AGUASCALIENTES',
  codigoEntidad: 'AS',
  nacionalidad: '',
  vigencia: '',
}
const NSS = { ...PERSONA, nss: '05088812341' }
const CSF = {
  ...PERSONA,
  rfc: 'RASL880314TM9',
  codigoPostal: '20010',
  tipoVialidad: 'CALLE',
  nombreVialidad: 'CALLE MORELOS',
  numeroExterior: '125-B',
  numeroInterior: '2',
  colonia: 'LAS BRISAS',
  localidad: '',
  municipio: 'AGUASCALIENTES',
  entidad: 'AGUASCALIENTES',
  entreCalle: 'AVENIDA UNO',
  yCalle: 'CALLE DOS',
  fechaEmision: '2026-01-12',
  regimen: ['Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios'],
  situacion: 'ACTIVO',
  idCIF: '16020304050',
}

const PAPELES = [
  ['curp_constancia_labels_then_values', 'curp', CURP],
  ['curp_constancia_orden_dibujo', 'curp', CURP],
  ['curp_constancia_orden_lectura', 'curp', CURP],
  ['imss_asignacion_nss', 'nss', NSS],
  ['imss_semanas_cotizadas', 'nss', NSS],
  ['imss_vigencia_derechos', 'nss', NSS],
  ['csf_pf_raw', 'csf', CSF],
] as const

describe('the sample texts', () => {
  it.each(PAPELES)('%s is read whole as %s', (nombre, documento, esperado) => {
    const { lectura, datos } = leer(nombre)
    expect(lectura.documento).toBe(documento)
    expect(datos).toEqual(esperado)
  })

  it.each(PAPELES)('%s leaves nothing to confirm and nothing in dispute', (nombre) => {
    const { lectura } = leer(nombre)
    expect(Object.entries(lectura.campos).filter(([, campo]) => !campo.seguro)).toEqual([])
    expect(lectura.avisos.filter(({ codigo }) => codigo !== 'derivado_de_curp')).toEqual([])
  })

  it('says that what a CURP does not print came from the key', () => {
    const avisos = leer('curp_constancia_orden_lectura').lectura.avisos
    expect(avisos.map(({ campo }) => campo)).toEqual(['sexo', 'fechaNacimiento'])
  })

  it('does not take the official of a constancia for its holder', () => {
    const { lectura } = leer('curp_constancia_orden_dibujo')
    expect(JSON.stringify(lectura)).not.toContain('TITULAR')
  })
})

describe('the rare fields of a CURP', () => {
  const conRenglones = (...renglones: readonly string[]) =>
    leerPapel({
      paginas: [paginaDeTexto([...renglones, texto('curp_constancia_orden_lectura')].join('\n'))],
      qr: [],
    })

  it.each([
    ['Nacionalidad: MEXICANA', 'MEXICANA'],
    ['Nacionalidad: Mexicano', 'MEXICANA'],
    ['Nacionalidad: EXTRANJERA', 'EXTRANJERA'],
    // A country or a demonym has no key: the form asks.
    ['Nacionalidad: VENEZOLANA', ''],
  ])('%s gives %j', (renglon, nacionalidad) => {
    expect(conRenglones(renglon).datos).toMatchObject({ nacionalidad })
  })

  it('include the last day of a temporary one', () => {
    const { lectura, datos } = conRenglones('CURP TEMPORAL', 'Vigencia: 12/03/2027')
    expect(datos).toMatchObject({ curp: 'RASL880314MASMTC06', vigencia: '2027-03-12' })
    expect(lectura.avisos).toContainEqual({
      codigo: 'curp_temporal',
      mensaje: 'Es una CURP temporal: vence el 12 mar 2027.',
    })
  })

  it('include a notice for a temporary one without a last day', () => {
    const { lectura } = conRenglones('Clave Única de Registro de Población', 'Temporal para Extranjeros')
    expect(lectura.avisos).toContainEqual({ codigo: 'curp_temporal', mensaje: 'Es una CURP temporal.' })
  })

  it('do not warn about a common one', () => {
    const codigos = leer('curp_constancia_orden_lectura').lectura.avisos.map(({ codigo }) => codigo)
    expect(codigos).not.toContain('curp_temporal')
  })
})

describe('the QR of a CURP', () => {
  const qr = (payload: string): CodigoQr => ({ pagina: 1, texto: payload, caja: [0.1, 0.1, 0.2, 0.2] })
  const withQr = (payload: string) =>
    leerPapel({ paginas: [paginaDeTexto(texto('curp_constancia_orden_lectura'))], qr: [qr(payload)] })

  it('comes before the text and gives the fields the page does not print', () => {
    const { lectura, datos } = withQr(texto('curp_qr_payload'))
    expect(datos).toEqual(CURP)
    expect(lectura.campos['curp']).toMatchObject({ fuente: 'qr', seguro: true })
    expect(lectura.avisos).toEqual([])
  })

  it('that says another surname is shown beside the printed one, and neither is sure', () => {
    const { lectura } = withQr('RASL880314MASMTC06||RAMOS|SOTO|LUCIA ELENA|MUJER|14/03/1988|AGUASCALIENTES|1|')
    expect(lectura.campos['apellidoPaterno']).toMatchObject({ seguro: false })
    const { valor, otroValor } = lectura.campos['apellidoPaterno']!
    expect([valor, otroValor].sort()).toEqual(['RAMIREZ', 'RAMOS'])
    expect(lectura.avisos.map(({ codigo, campo }) => [codigo, campo])).toContainEqual([
      'no_coincide',
      'apellidoPaterno',
    ])
  })
})
