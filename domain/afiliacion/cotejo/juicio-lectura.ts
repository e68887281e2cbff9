import type { JuicioCampo } from '#domain/documentos/correcciones.ts'
import { DOCUMENTOS_LEIBLES, type CampoLeido, type DocumentoLeible } from '#domain/documentos/lectura.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { normalizeText, stripAccents } from '#domain/identidad/normalize-text.ts'
import type { DatosPersonales, DomicilioOCR } from '#domain/afiliacion/datos-personales.ts'

/** How each paper of one record was read; a paper captured whole by hand is absent. */
export type CamposLeidos = Readonly<Partial<Record<DocumentoLeible, Readonly<Record<string, CampoLeido>>>>>

interface Regla {
  /** What was saved in its place; null when the record does not take it from this paper. */
  readonly guardado: (datos: DatosPersonales) => string | null
  readonly same: (a: string, b: string) => boolean
  /** The paper that should give it: what it did not give, and the person wrote, was missed. */
  readonly propio?: true
}

const sameKey = (a: string, b: string) => cleanKey(a) === cleanKey(b)

/** Case and accents are the typist's; Ñ is a letter of its own, and so is every sign of a name. */
const plain = (text: string) => normalizeText(text).toUpperCase().split('Ñ').map(stripAccents).join('Ñ')
const sameText = (a: string, b: string) => plain(a) === plain(b)

const nombre = (campo: 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'): Regla => ({
  guardado: (datos) => datos[campo],
  same: sameText,
})
const domicilio = (campo: keyof DomicilioOCR): Regla => ({
  guardado: ({ usarDireccionCsf, domicilioOCR }) => (usarDireccionCsf ? (domicilioOCR[campo] ?? '') : null),
  same: sameText,
  propio: true,
})
const propio = (regla: Regla): Regla => ({ ...regla, propio: true })

const CURP: Regla = { guardado: ({ curp }) => curp, same: sameKey }
const NOMBRES = {
  nombres: nombre('nombres'),
  apellidoPaterno: nombre('apellidoPaterno'),
  apellidoMaterno: nombre('apellidoMaterno'),
}

/** The fields of each paper that a record keeps; what it does not keep (régimen, idCIF…) nobody has judged. */
const REGLAS: Readonly<Record<DocumentoLeible, Readonly<Record<string, Regla>>>> = {
  curp: {
    curp: propio(CURP),
    nombres: propio(NOMBRES.nombres),
    apellidoPaterno: propio(NOMBRES.apellidoPaterno),
    apellidoMaterno: propio(NOMBRES.apellidoMaterno),
    fechaNacimiento: { guardado: ({ curp }) => parseCurp(curp)?.fechaNacimiento ?? null, same: (a, b) => a === b },
    sexo: { guardado: ({ curp }) => parseCurp(curp)?.sexo ?? null, same: (a, b) => a === b },
  },
  nss: { nss: { guardado: ({ nss }) => nss, same: sameKey, propio: true }, curp: CURP, ...NOMBRES },
  csf: {
    rfc: { guardado: ({ rfcBase, rfcHomo }) => rfcBase + rfcHomo, same: sameKey, propio: true },
    curp: CURP,
    ...NOMBRES,
    codigoPostal: { ...domicilio('cp'), same: sameKey },
    tipoVialidad: domicilio('tipoVialidad'),
    nombreVialidad: domicilio('nombreVialidad'),
    numeroExterior: domicilio('numeroExterior'),
    numeroInterior: domicilio('numeroInterior'),
    colonia: domicilio('colonia'),
    localidad: domicilio('localidad'),
    municipio: domicilio('municipio'),
    entidad: domicilio('entidad'),
    entreCalle: domicilio('entreCalle'),
    yCalle: domicilio('yCalle'),
  },
}

/** Judges the readings of a record by what a person saved. Fields that the record does not keep give no row. */
export function juzgarLecturas(leidos: CamposLeidos, datos: DatosPersonales): JuicioCampo[] {
  return DOCUMENTOS_LEIBLES.flatMap((documento) => {
    const campos = leidos[documento]
    if (!campos) return []
    return Object.entries(REGLAS[documento]).flatMap(([campo, regla]) => {
      const guardado = regla.guardado(datos)
      if (guardado === null) return []
      const leido = campos[campo]
      if (!leido || leido.valor === '')
        return regla.propio && guardado !== '' ? [missed(documento, campo, guardado)] : []
      return [judged({ documento, campo, leido, guardado, regla, leidos })]
    })
  })
}

function missed(documento: DocumentoLeible, campo: string, guardado: string): JuicioCampo {
  return { documento, campo, resultado: 'faltaba', leido: '', guardado, fuente: '', confianzaPct: 0, seguro: false }
}

interface Caso {
  readonly documento: DocumentoLeible
  readonly campo: string
  readonly leido: CampoLeido
  readonly guardado: string
  readonly regla: Regla
  readonly leidos: CamposLeidos
}

function judged({ documento, campo, leido, guardado, regla, leidos }: Caso): JuicioCampo {
  const base = {
    documento,
    campo,
    fuente: leido.fuente,
    confianzaPct: Math.round(Math.min(1, Math.max(0, leido.confianza)) * 100),
    seguro: leido.seguro,
  }
  if (regla.same(leido.valor, guardado)) return { ...base, resultado: 'conservado', leido: '', guardado: '' }
  const elsewhere = DOCUMENTOS_LEIBLES.some((otro) => {
    const valor = otro === documento ? '' : (leidos[otro]?.[campo]?.valor ?? '')
    return valor !== '' && guardado !== '' && regla.same(valor, guardado)
  })
  return { ...base, resultado: elsewhere ? 'otro_papel' : 'corregido', leido: leido.valor, guardado }
}
