import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { bigint, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A file that was loaded, and how far each step of it is. */
export class CargaModel extends Model<InferAttributes<CargaModel>, InferCreationAttributes<CargaModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly tipo: TipoCargaId
  declare readonly plano_id: number
  /** Null, as `quincena`, if the load is of the whole institute. */
  declare readonly entidad_id: CreationOptional<number | null>
  /** Ordinal. */
  declare readonly quincena: CreationOptional<number | null>
  /** Key and name of what it is about, where its kind needs one (a catalogue); "" elsewhere. */
  declare readonly asunto: CreationOptional<string>
  declare readonly asunto_nombre: CreationOptional<string>
  declare readonly archivo: string
  declare readonly bytes: number
  declare readonly huella: string
  declare readonly estado: EstadoCarga
  declare readonly leidos: CreationOptional<number>
  declare readonly aplicados: CreationOptional<number>
  declare readonly renglones: CreationOptional<number>
  declare readonly rechazados: CreationOptional<number>
  declare readonly avisados: CreationOptional<number>
  declare readonly resumen: CreationOptional<string>
  declare readonly rechazo: CreationOptional<string>
  declare readonly motivo: CreationOptional<string>
  declare readonly sustituye_id: CreationOptional<number | null>
  /** Load whose refused rows this file corrects. */
  declare readonly corrige_id: CreationOptional<number | null>
  declare readonly creada_at: string
  declare readonly creada_por: CreationOptional<number | null>
  declare readonly terminada_at: CreationOptional<string | null>
  declare readonly trabajo_id: CreationOptional<number | null>
  /** Who gave the last approval, where a job then makes its rows count. */
  declare readonly aprobada_por: CreationOptional<number | null>
  /** When a step of it last wrote. */
  declare readonly pulso_at: CreationOptional<string | null>
  /** What changed since it was simulated; "" if nothing did. */
  declare readonly aviso: CreationOptional<string>
  declare readonly personas: CreationOptional<number>
  /** Faults by code, as JSON. */
  declare readonly faltas: CreationOptional<string>
  /** Sums by key of a fund, as JSON. */
  declare readonly conciliacion: CreationOptional<string>
  /** JSON: why a jefe authorises it as well; empty until it is validated. */
  declare readonly refuerzo: CreationOptional<string>
  /** What its rows would do together, or did, as JSON of its kind; "" if its kind has none, and until its file is read. */
  declare readonly efecto: CreationOptional<string>
  /** Sums of its refused rows, as JSON; "" where nobody added them up. */
  declare readonly sumas_rechazadas: CreationOptional<string>
  declare readonly version: CreationOptional<number>
}

CargaModel.init(
  {
    id: id(),
    tipo: text(),
    plano_id: bigint(),
    entidad_id: orNull(bigint),
    quincena: orNull(integer),
    asunto: text(),
    asunto_nombre: text(),
    archivo: text(),
    bytes: bigint(),
    huella: text(),
    estado: text(),
    leidos: integer(),
    aplicados: integer(),
    renglones: integer(),
    rechazados: integer(),
    avisados: integer(),
    resumen: text(),
    rechazo: text(),
    motivo: text(),
    sustituye_id: orNull(bigint),
    corrige_id: orNull(bigint),
    creada_at: text(),
    creada_por: orNull(bigint),
    terminada_at: orNull(text),
    trabajo_id: orNull(bigint),
    aprobada_por: orNull(bigint),
    pulso_at: orNull(text),
    aviso: text(),
    personas: integer(),
    faltas: text(),
    conciliacion: text(),
    refuerzo: text(),
    efecto: text(),
    sumas_rechazadas: text(),
    version: integer(),
  },
  { sequelize, tableName: 'cargas' },
)
