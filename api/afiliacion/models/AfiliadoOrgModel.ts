import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import { bigint, flag, id, integer, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** The place, category and pay of a person, one row for each registration. */
export class AfiliadoOrgModel extends Model<
  InferAttributes<AfiliadoOrgModel>,
  InferCreationAttributes<AfiliadoOrgModel>
> {
  declare readonly id: CreationOptional<number>
  declare readonly afiliado_id: number
  declare readonly nivel0_id: number
  declare readonly nivel1_id: number
  declare readonly nivel2_id: number
  declare readonly nivel3_id: number
  declare readonly clave_organica_0: string
  declare readonly clave_organica_1: string
  declare readonly clave_organica_2: string
  declare readonly clave_organica_3: string
  declare readonly orgs1: string
  declare readonly orgs2: string
  declare readonly orgs3: string
  declare readonly orgs4: string
  declare readonly categoria_id: CreationOptional<number | null>
  declare readonly sueldo_centavos: number
  declare readonly otros_prestaciones_centavos: CreationOptional<number>
  declare readonly quinquenios_centavos: CreationOptional<number>
  declare readonly porcentaje: CreationOptional<number>
  /** A documented call asks for it; a movement has not applied it yet. */
  declare readonly propuesta: CreationOptional<boolean>
  declare readonly creado_at: string
}

AfiliadoOrgModel.init(
  {
    id: id(),
    afiliado_id: bigint(),
    nivel0_id: bigint(),
    nivel1_id: bigint(),
    nivel2_id: bigint(),
    nivel3_id: bigint(),
    clave_organica_0: text(),
    clave_organica_1: text(),
    clave_organica_2: text(),
    clave_organica_3: text(),
    orgs1: text(),
    orgs2: text(),
    orgs3: text(),
    orgs4: text(),
    categoria_id: orNull(bigint),
    sueldo_centavos: bigint(),
    otros_prestaciones_centavos: bigint(),
    quinquenios_centavos: bigint(),
    porcentaje: integer(),
    propuesta: flag(),
    creado_at: text(),
  },
  { sequelize, tableName: 'afiliado_org' },
)
