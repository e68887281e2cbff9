import type { JuicioCampo } from '#domain/documentos/correcciones.ts'
import { DATOS_DOMICILIO, type Dato, type DatoDomicilio } from '#domain/documentos/papeles/papel.ts'
import { camposCon, DOCUMENTOS_LEIBLES, papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { normalizeText, stripAccents } from '#domain/identidad/normalize-text.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'

/** How each paper of one record was read; a paper captured whole by hand is absent. */
export type CamposLeidos = Readonly<Partial<Record<DocumentoLeible, Readonly<Record<string, CampoLeido>>>>>

interface Regla {
  /** What was saved in its place; null when the record does not take it from a paper. */
  readonly guardado: (datos: DatosPersonales) => string | null
  readonly same: (a: string, b: string) => boolean
}

const sameKey = (a: string, b: string) => cleanKey(a) === cleanKey(b)

/** Case and accents are the typist's; Ñ is a letter of its own, and so is every sign of a name. */
const plain = (text: string) => normalizeText(text).toUpperCase().split('Ñ').map(stripAccents).join('Ñ')
const sameText = (a: string, b: string) => plain(a) === plain(b)

/** What the record keeps of what papers say; what it does not keep (régimen, idCIF, the state of birth…) nobody has judged. */
const REGLAS: Readonly<Partial<Record<Dato, Regla>>> = {
  curp: { guardado: ({ curp }) => curp, same: sameKey },
  nss: { guardado: ({ nss }) => nss, same: sameKey },
  rfc: { guardado: ({ rfcBase, rfcHomo }) => rfcBase + rfcHomo, same: sameKey },
  nombres: { guardado: ({ nombres }) => nombres, same: sameText },
  apellidoPaterno: { guardado: ({ apellidoPaterno }) => apellidoPaterno, same: sameText },
  apellidoMaterno: { guardado: ({ apellidoMaterno }) => apellidoMaterno, same: sameText },
  fechaNacimiento: { guardado: ({ curp }) => parseCurp(curp)?.fechaNacimiento ?? null, same: (a, b) => a === b },
  sexo: { guardado: ({ curp }) => parseCurp(curp)?.sexo ?? null, same: (a, b) => a === b },
  ...Object.fromEntries(DATOS_DOMICILIO.map((dato) => [`domicilio.${dato}`, domicilio(dato)])),
}

function domicilio(dato: DatoDomicilio): Regla {
  return {
    guardado: ({ usarDireccionCsf, domicilioOCR }) => (usarDireccionCsf ? domicilioOCR[dato] : null),
    same: dato === 'cp' ? sameKey : sameText,
  }
}

/** Judges the readings of a record by what a person saved. Fields that the record does not keep give no row. */
export function juzgarLecturas(leidos: CamposLeidos, datos: DatosPersonales): JuicioCampo[] {
  return DOCUMENTOS_LEIBLES.flatMap((documento) => {
    const campos = leidos[documento]
    if (!campos) return []
    return Object.entries(papelDe(documento).campos).flatMap(([campo, { dato, propio }]) => {
      const regla = dato && REGLAS[dato]
      const guardado = regla?.guardado(datos) ?? null
      if (!dato || !regla || guardado === null) return []
      const leido = campos[campo]
      if (!leido || leido.valor === '') return propio && guardado !== '' ? [missed(documento, campo, guardado)] : []
      return [judged({ documento, campo, dato, leido, guardado, regla, leidos })]
    })
  })
}

function missed(documento: DocumentoLeible, campo: string, guardado: string): JuicioCampo {
  return { documento, campo, resultado: 'faltaba', leido: '', guardado, fuente: '', confianzaPct: 0, seguro: false }
}

interface Caso {
  readonly documento: DocumentoLeible
  readonly campo: string
  readonly dato: Dato
  readonly leido: CampoLeido
  readonly guardado: string
  readonly regla: Regla
  readonly leidos: CamposLeidos
}

function judged({ documento, campo, dato, leido, guardado, regla, leidos }: Caso): JuicioCampo {
  const base = {
    documento,
    campo,
    fuente: leido.fuente,
    confianzaPct: Math.round(Math.min(1, Math.max(0, leido.confianza)) * 100),
    seguro: leido.seguro,
  }
  if (regla.same(leido.valor, guardado)) return { ...base, resultado: 'conservado', leido: '', guardado: '' }
  const elsewhere = camposCon(dato).some((otro) => {
    const valor = otro.papel === documento ? '' : (leidos[otro.papel]?.[otro.campo]?.valor ?? '')
    return valor !== '' && guardado !== '' && regla.same(valor, guardado)
  })
  return { ...base, resultado: elsewhere ? 'otro_papel' : 'corregido', leido: leido.valor, guardado }
}
