import type { DatosPorDocumento, DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { impresa, sinAcentos } from './dibujo/impresion.ts'
import type { VarianteCsf } from './csf/papel-csf.ts'
import type { VarianteCurp } from './curp/papel-curp.ts'
import type { VarianteNss } from './nss/papel-nss.ts'

/** Fields that a paper prints. Few designs of a CURP print a nationality; only a temporary one prints its last day. */
export type CamposDe<D extends DocumentoLeible> = D extends 'curp'
  ? Omit<DatosPorDocumento['curp'], AVeces> & Partial<Pick<DatosPorDocumento['curp'], AVeces>>
  : DatosPorDocumento[D]
type AVeces = 'nacionalidad' | 'vigencia'

/** What a perfect reader takes from that CURP paper, letter by letter as printed. */
export function camposCurp(persona: PersonaFicticia, variante: Pick<VarianteCurp, 'conAcentos'>): CamposDe<'curp'> {
  const { curp, apellidoPaterno, apellidoMaterno, nombres, sexo, fechaNacimiento, entidadNacimiento, codigoEntidad } =
    impresa(persona, variante.conAcentos)
  return {
    curp,
    apellidoPaterno,
    apellidoMaterno,
    nombres,
    sexo,
    fechaNacimiento,
    entidad: entidadNacimiento,
    codigoEntidad,
  }
}

/** What a perfect reader takes from that IMSS paper. */
export function camposNss(
  persona: PersonaFicticia,
  variante: Pick<VarianteNss, 'conAcentos'>,
): DatosPorDocumento['nss'] {
  const { nss, curp, nombres, apellidoPaterno, apellidoMaterno } = impresa(persona, variante.conAcentos)
  return { nss, curp, nombres, apellidoPaterno, apellidoMaterno }
}

/** What a perfect reader takes from that Constancia de Situación Fiscal. */
export function camposCsf(
  persona: PersonaFicticia,
  variante: Pick<
    VarianteCsf,
    'conAcentos' | 'fechaEmision' | 'situacion' | 'idCIF' | 'regimenes' | 'rotulosSinAcentos'
  >,
): DatosPorDocumento['csf'] {
  const { rfc, domicilio, nombres, apellidoPaterno, apellidoMaterno, curp } = impresa(persona, variante.conAcentos)
  const { fechaEmision, situacion, idCIF, regimenes, rotulosSinAcentos } = variante
  const regimen = regimenes.map((nombre) => (rotulosSinAcentos ? sinAcentos(nombre) : nombre))
  return { rfc, ...domicilio, nombres, apellidoPaterno, apellidoMaterno, curp, fechaEmision, regimen, situacion, idCIF }
}
