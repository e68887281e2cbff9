import { CalendarCheck2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { avanceQuincena, rutaCierre } from '#domain/quincenas/cierre.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Importe } from './cierre/DiferenciaPorCausa.tsx'
import { EtapaTag } from './EtapaTag.tsx'
import { useCierres } from './use-cierres.ts'
import type { CierreEntidad, CierresQuincena } from '#domain/quincenas/cierre.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** How far the quincena is: who has not requested, who is late, and each entity's total against last time. */
export function AvanceTab({ codigo }: { codigo: string }): ReactElement {
  const { data, error, refetch } = useCierres(codigo)
  if (error) return <ErrorState title="No se pudo cargar la quincena." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} label="Cargando la quincena" />
  return (
    <div className="stack">
      <Resumen cierres={data} />
      <Card title="Total de cada entidad contra su quincena anterior" flush>
        <DataTable
          caption="Total de cada entidad contra su quincena anterior"
          columns={columnasOf(data.quincena)}
          rows={data.entidades}
          rowKey={({ entidad }) => entidad.id}
          empty={<EmptyState icon={CalendarCheck2} title="No hay entidades a tu cargo" />}
        />
      </Card>
    </div>
  )
}

function Resumen({ cierres }: { cierres: CierresQuincena }): ReactElement {
  const { sinSolicitar, atrasadas, cerradas, totalCentavos, anteriorCentavos } = avanceQuincena(cierres)
  const nombres = (entidades: readonly CierreEntidad[]) =>
    entidades.length === 0 ? 'Ninguna' : entidades.map(({ entidad }) => entidad.nombre).join(', ')
  const { aplicacion } = cierres
  return (
    <>
      {atrasadas.length > 0 && aplicacion && (
        <Note tone="warn">
          <strong>{cuentaTexto(atrasadas.length, 'entidad atrasada', 'entidades atrasadas')}.</strong> El día de
          aplicación fue el {formatFecha(aplicacion.fecha)}: {nombres(atrasadas)}.
        </Note>
      )}
      <Card title="Avance de la quincena">
        <KeyValueList
          wide
          items={[
            {
              label: 'Día de aplicación',
              value: aplicacion ? formatFecha(aplicacion.fecha) : 'Sin fecha en el calendario',
            },
            { label: 'Sin solicitar', value: nombres(sinSolicitar) },
            { label: 'Cerradas', value: `${cerradas} de ${cierres.entidades.length}` },
            { label: 'Total de lo solicitado', value: formatPesos(totalCentavos) },
            { label: 'Las mismas, la vez anterior', value: formatPesos(anteriorCentavos) },
            { label: 'Diferencia', value: <Importe centavos={totalCentavos - anteriorCentavos} /> },
          ]}
        />
      </Card>
    </>
  )
}

const solicitado = ({ cierre, etapa }: CierreEntidad): number | null =>
  cierre === null || etapa === 'abierto' ? null : cierre.totalEntidadCentavos

/** Names and amounts open the close that they are of: what it would write, or what it wrote. */
function columnasOf(codigo: string): readonly Column<CierreEntidad>[] {
  return [
    {
      key: 'entidad',
      header: 'Entidad',
      cut: true,
      cell: ({ entidad }) => <Link to={rutaCierre(codigo, entidad.clave)}>{entidad.nombre}</Link>,
    },
    { key: 'etapa', header: 'Cierre', cell: ({ etapa }) => <EtapaTag etapa={etapa} /> },
    {
      key: 'anterior',
      header: 'Vez anterior',
      numeric: true,
      cell: ({ entidad, anterior }) =>
        anterior === null ? (
          'Primer cierre'
        ) : (
          <TotalDeCierre codigo={anterior.quincena} entidad={entidad} centavos={anterior.totalEntidadCentavos} />
        ),
    },
    {
      key: 'total',
      header: 'Esta quincena',
      numeric: true,
      cell: (row) => {
        const total = solicitado(row)
        return total === null ? '–' : <TotalDeCierre codigo={codigo} entidad={row.entidad} centavos={total} />
      },
    },
    {
      key: 'diferencia',
      header: 'Diferencia',
      numeric: true,
      cell: (row) => {
        const total = solicitado(row)
        return total === null || row.anterior === null ? (
          '–'
        ) : (
          <Importe centavos={total - row.anterior.totalEntidadCentavos} />
        )
      },
    },
  ]
}

interface TotalDeCierreProps {
  codigo: string
  entidad: CierreEntidad['entidad']
  centavos: number
}

function TotalDeCierre({ codigo, entidad, centavos }: TotalDeCierreProps): ReactElement {
  const amount = formatPesos(centavos)
  return (
    <Link to={rutaCierre(codigo, entidad.clave)} aria-label={`${amount}. Cierre ${codigo} de ${entidad.nombre}`}>
      {amount}
    </Link>
  )
}
