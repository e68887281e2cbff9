import { PLANO, type DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { PlanoModel } from '#api/cargas/models/PlanoModel.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { sembrarUnaVez } from '#seeds/catalogos/sembrar-una-vez.ts'
import { CATALOGO_CSV } from './catalogo-csv.ts'
import { MOVIMIENTOS_168 } from './movimientos-168.ts'
import { MOVIMIENTOS_CSV } from './movimientos-csv.ts'
import { NOMINA_ANCHA } from './nomina-ancha.ts'
import { NOMINA_ANCHO_FIJO } from './nomina-ancho-fijo.ts'
import { NOMINA_LARGA } from './nomina-larga.ts'
import { PADRON_CSV } from './padron-csv.ts'
import { PAGOS_ANCHO_FIJO } from './pagos-ancho-fijo.ts'
import { PAGOS_CSV } from './pagos-csv.ts'
import { RETENCIONES_CSV } from './retenciones-csv.ts'
import { RETENCIONES_DBF } from './retenciones-dbf.ts'
import { USUARIOS_CSV } from './usuarios-csv.ts'
import { SEPOMEX_TXT } from './sepomex-txt.ts'
import { SUELDOS_CSV } from './sueldos-csv.ts'

interface PlanoInicial {
  readonly clave: string
  readonly nombre: string
  readonly tipo: TipoCargaId
  readonly definicion: DefinicionPlano
}

/** One fictional layout per shape of file. */
const PLANOS: readonly PlanoInicial[] = [
  { clave: 'NOM-ANCHO', nombre: 'Nómina de ancho fijo', tipo: 'nomina', definicion: NOMINA_ANCHO_FIJO },
  { clave: 'NOM-LARGA', nombre: 'Nómina con un renglón por concepto', tipo: 'nomina', definicion: NOMINA_LARGA },
  { clave: 'NOM-ANCHA', nombre: 'Nómina con una columna por concepto', tipo: 'nomina', definicion: NOMINA_ANCHA },
  { clave: 'RET-CSV', nombre: 'Orden de retención respondida', tipo: 'retenciones', definicion: RETENCIONES_CSV },
  { clave: 'RET-DBF', nombre: 'Retenciones de FoxPro', tipo: 'retenciones', definicion: RETENCIONES_DBF },
  {
    clave: 'MOV-CSV',
    nombre: 'Movimientos de personas (CSV o Excel)',
    tipo: 'movimientos',
    definicion: MOVIMIENTOS_CSV,
  },
  { clave: 'MOV-168', nombre: 'Movimientos de ancho fijo (168)', tipo: 'movimientos', definicion: MOVIMIENTOS_168 },
  { clave: 'PAG-CSV', nombre: 'Respuesta del banco (CSV o Excel)', tipo: 'pagos', definicion: PAGOS_CSV },
  { clave: 'PAG-ANCHO', nombre: 'Pagos del banco de ancho fijo', tipo: 'pagos', definicion: PAGOS_ANCHO_FIJO },
  { clave: 'USU-CSV', nombre: 'Cuentas de usuario (CSV o Excel)', tipo: 'usuarios', definicion: USUARIOS_CSV },
  { clave: 'CAT-CSV', nombre: 'Renglones de un catálogo (CSV o Excel)', tipo: 'catalogos', definicion: CATALOGO_CSV },
  { clave: 'SUE-CSV', nombre: 'Sueldos por categoría (CSV o Excel)', tipo: 'sueldos', definicion: SUELDOS_CSV },
  { clave: 'PAD-CSV', nombre: 'Padrón inicial (CSV o Excel)', tipo: 'padron', definicion: PADRON_CSV },
  { clave: 'SEPOMEX-TXT', nombre: 'CPdescarga.txt de SEPOMEX', tipo: 'direcciones', definicion: SEPOMEX_TXT },
]

/** Stores the layouts that the portal ships, once. */
export async function loadPlanos(): Promise<void> {
  for (const { clave, nombre, tipo, definicion } of await sembrarUnaVez('planos', PLANOS, (plano) => plano.clave))
    await insertRow(PlanoModel, {
      ...{ clave, nombre, tipo },
      version: 1,
      definicion: JSON.stringify(PLANO.parse(definicion)),
      creado_at: nowAt(),
      creado_por: null,
    })
}
