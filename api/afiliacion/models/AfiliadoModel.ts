import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { SexoPadron } from '#domain/identidad/sexo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** A person of the padrón: identity, address, place and situation. */
export class AfiliadoModel extends Model<InferAttributes<AfiliadoModel>, InferCreationAttributes<AfiliadoModel>> {
  declare readonly id: CreationOptional<number>
  declare readonly interno: number
  declare readonly curp: string
  declare readonly rfc: CreationOptional<string>
  declare readonly nss: CreationOptional<string | null>
  declare readonly nombre: string
  declare readonly apellido_paterno: string
  declare readonly apellido_materno: CreationOptional<string>
  declare readonly nombre_plegado: string
  /** Made by the database of the names: never written. */
  declare readonly nombre_orden: CreationOptional<string>
  declare readonly fecha_nacimiento: PlainDate
  declare readonly codigo_entidad_nacimiento: CreationOptional<string>
  declare readonly sexo: SexoPadron
  declare readonly nacionalidad: CreationOptional<string>
  declare readonly estado_civil: CreationOptional<string>
  declare readonly noempleado: CreationOptional<string>
  declare readonly correo: CreationOptional<string>
  declare readonly telefono: CreationOptional<string>
  declare readonly celular: CreationOptional<string>
  declare readonly calle_numero: CreationOptional<string>
  declare readonly calle: CreationOptional<string>
  declare readonly numero_exterior: CreationOptional<string>
  declare readonly numero_interior: CreationOptional<string>
  declare readonly calle2: CreationOptional<string>
  declare readonly fraccionamiento: CreationOptional<string>
  declare readonly codigo_postal: CreationOptional<string>
  declare readonly localidad: CreationOptional<string>
  declare readonly municipio: CreationOptional<string>
  declare readonly estado: CreationOptional<string>
  declare readonly pais: CreationOptional<string>
  declare readonly dependientes: CreationOptional<number>
  declare readonly posee_inmuebles: CreationOptional<boolean>
  declare readonly fecha_carta: CreationOptional<PlainDate | null>
  declare readonly expediente: CreationOptional<string>
  declare readonly f_expediente: CreationOptional<PlainDate | null>
  declare readonly fecha_alta: PlainDate
  declare readonly situacion: LetraSituacion
  declare readonly nivel0_id: CreationOptional<number | null>
  declare readonly nivel1_id: CreationOptional<number | null>
  declare readonly nivel2_id: CreationOptional<number | null>
  declare readonly nivel3_id: CreationOptional<number | null>
  declare readonly puesto_id: CreationOptional<number | null>
  declare readonly categoria_id: CreationOptional<number | null>
  declare readonly sueldo_centavos: CreationOptional<number>
  declare readonly creado_por: CreationOptional<number | null>
  declare readonly creado_at: string
  declare readonly actualizado_at: string
  declare readonly version: CreationOptional<number>
}

AfiliadoModel.init(
  {
    id: id(),
    interno: bigint(),
    curp: text(),
    rfc: text(),
    nss: orNull(text),
    nombre: text(),
    apellido_paterno: text(),
    apellido_materno: text(),
    nombre_plegado: text(),
    nombre_orden: text(),
    fecha_nacimiento: text(),
    codigo_entidad_nacimiento: text(),
    sexo: text(),
    nacionalidad: text(),
    estado_civil: text(),
    noempleado: text(),
    correo: text(),
    telefono: text(),
    celular: text(),
    calle_numero: text(),
    calle: text(),
    numero_exterior: text(),
    numero_interior: text(),
    calle2: text(),
    fraccionamiento: text(),
    codigo_postal: text(),
    localidad: text(),
    municipio: text(),
    estado: text(),
    pais: text(),
    dependientes: integer(),
    posee_inmuebles: flag(),
    fecha_carta: orNull(text),
    expediente: text(),
    f_expediente: orNull(text),
    fecha_alta: text(),
    situacion: text(),
    nivel0_id: orNull(bigint),
    nivel1_id: orNull(bigint),
    nivel2_id: orNull(bigint),
    nivel3_id: orNull(bigint),
    puesto_id: orNull(bigint),
    categoria_id: orNull(bigint),
    sueldo_centavos: bigint(),
    creado_por: orNull(bigint),
    creado_at: text(),
    actualizado_at: text(),
    version: integer(),
  },
  { sequelize, tableName: 'afiliados' },
)
