import { CalendarClock, CircleCheck, CircleMinus, History, Hourglass, Minus } from 'lucide-react'
import { useState } from 'react'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { palabrasDeClave } from '#domain/fondos/aportaciones/palabras-clave.ts'
import { CLAVE_PARAMETRO_KEYS, CLAVES_PARAMETRO, etiquetaClave } from '#domain/fondos/clave-parametro.ts'
import {
  cambiosDeVersiones,
  rangoVersion,
  textoVersion,
  versionesDeClave,
  type CambioDeVersion,
  type EstadoVersion,
  type VersionParametro,
} from '#domain/fondos/parametros/versiones.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

const ASPECTO = {
  propuesta: { tone: 'blue', icon: Hourglass },
  futura: { tone: 'indigo', icon: CalendarClock },
  vigente: { tone: 'green', icon: CircleCheck },
  terminada: { tone: 'neutral', icon: CircleMinus },
  sustituida: { tone: 'neutral', icon: Minus },
} as const satisfies Record<EstadoVersion, { tone: StatusTone; icon: LucideIcon }>

const TODAS = { value: '', label: 'Todas las claves' }
const CLAVES = [
  TODAS,
  ...CLAVE_PARAMETRO_KEYS.map((clave) => ({
    value: clave,
    label: [etiquetaClave(clave), palabrasDeClave(clave)].filter(Boolean).join(', '),
  })),
]

interface Renglon {
  readonly version: VersionParametro
  readonly valor: ReactNode
}

/** Every version of the record, or of one of its rates: since when it holds, who proposed and authorised it, why, and its legal basis. */
export function VersionesCard({ versiones }: { versiones: readonly VersionParametro[] }): ReactElement {
  const [clave, setClave] = useState<ClaveParametro | null>(null)
  return (
    <Card title="Versiones" flush>
      <div className="parametros-versiones-mandos">
        <Field label="Clave">
          <Combobox
            label="Clave"
            options={CLAVES}
            value={clave ?? ''}
            onChange={(value) => setClave(CLAVE_PARAMETRO_KEYS.find((each) => each === value) ?? null)}
          />
        </Field>
      </div>
      <DataTable
        caption={clave ? `Versiones de ${etiquetaClave(clave)}` : 'Versiones de los parámetros'}
        columns={COLUMNAS}
        rows={renglonesDe(versiones, clave)}
        rowKey={({ version }) => version.titulo}
        minWidth={980}
        empty={
          <EmptyState icon={History} title="Todavía no hay versiones.">
            Aquí estará cada versión de los parámetros, con quién la propuso y autorizó, por qué y con qué fundamento.
          </EmptyState>
        }
      />
    </Card>
  )
}

function renglonesDe(versiones: readonly VersionParametro[], clave: ClaveParametro | null): Renglon[] {
  if (clave)
    return versionesDeClave(versiones, clave).map((version) => ({
      version,
      valor: valorDe(clave, version.valores[clave]),
    }))
  const cambios = cambiosDeVersiones(versiones)
  return versiones.map((version, index) => ({ version, valor: <Cambios cambios={cambios[index] ?? null} /> }))
}

function valorDe(clave: ClaveParametro, valor: number): string {
  return `${valor} ${CLAVES_PARAMETRO[clave] === 'dias' ? 'días' : '%'}`
}

function Cambios({ cambios }: { cambios: readonly CambioDeVersion[] | null }): ReactElement {
  if (cambios === null) return <>Primer registro</>
  if (cambios.length === 0) return <>Ningún valor cambió</>
  return (
    <ul className="plain">
      {cambios.map(({ clave, antes, despues }) => (
        <li key={clave}>
          {etiquetaClave(clave)}: {antes} → {valorDe(clave, despues)}
        </li>
      ))}
    </ul>
  )
}

/** "Q1 2025 · 1–15 ene a Q24 2026 · 16–31 dic"; only its beginning for one without end. */
function vigenciaDe(version: VersionParametro): string {
  const { desde, hasta } = rangoVersion(version)
  return hasta === '–' ? `Desde ${desde}` : `${desde} a ${hasta}`
}

const COLUMNAS: readonly Column<Renglon>[] = [
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ version: { estado, vigencia } }) => (
      <StatusTag {...ASPECTO[estado]}>{textoVersion(estado, vigencia)}</StatusTag>
    ),
  },
  { key: 'valor', header: 'Valor', wrap: true, cell: ({ valor }) => valor },
  { key: 'vigencia', header: 'Vigencia', wrap: true, cell: ({ version }) => vigenciaDe(version) },
  {
    key: 'propuso',
    header: 'Propuso',
    wrap: true,
    cell: ({ version: { propuso, fechaAt, titulo } }) => (
      <>
        {propuso}
        <div className="secondary small">
          {titulo}, {formatFecha(todayInMexico(Date.parse(fechaAt)))}
        </div>
      </>
    ),
  },
  {
    key: 'autorizo',
    header: 'Autorizó',
    wrap: true,
    cell: ({ version: { autorizaron, estado } }) =>
      autorizaron.join(', ') || (estado === 'propuesta' ? 'Falta autorizar' : '–'),
  },
  { key: 'motivo', header: 'Motivo', wrap: true, cell: ({ version: { motivo } }) => motivo || 'Sin motivo registrado' },
  {
    key: 'fundamento',
    header: 'Fundamento legal',
    wrap: true,
    cell: ({ version: { fundamento } }) => fundamento || 'Sin fundamento registrado',
  },
]
