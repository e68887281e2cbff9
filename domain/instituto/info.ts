import type { PlainDate } from '#domain/plain-date.ts'
import type { Colores, ParContraste } from './colores.ts'

/** The privacy notice in force, as the public calls name it; its text is asked for apart. */
export interface AvisoVigente {
  readonly version: number
  readonly vigenteDesde: PlainDate
}

/** Name and look of the institute (`GET /api/info`, specification 2 §2.5). Public, so it has nothing else. */
export interface TemaInstituto extends Colores {
  readonly id: number
  readonly nombre: string
  /** Address of the icon in this portal; null without one: the initials stand for it. */
  readonly icono: string | null
  /** Rises with each change of the record or its settings. */
  readonly version: number
  readonly demo: boolean
}

/** The same with the settings that screens need (`GET /api/info/ajustes`): only with a session. */
export interface InfoInstituto extends TemaInstituto {
  readonly contacto: string
  /** Office hours, as they follow "Atención de". */
  readonly horario: string
  readonly dominiosCorreo: readonly string[]
  readonly enlaces: { readonly curp: string; readonly nss: string; readonly csf: string }
  /** Quincenas before the open one that a movement's date may lie in. */
  readonly limiteRetroactivo: number
  /** Address of the map that may be framed, to which a home's is added; "" for none. */
  readonly mapaIncrustado: string
  readonly avisoPrivacidad: AvisoVigente | null
}

export interface RespuestaInfo extends InfoInstituto {
  /** After a change of colour: the pairs of text and ground that do not reach the minimum, with the nearest that do. */
  readonly contraste?: readonly ParContraste[]
}
