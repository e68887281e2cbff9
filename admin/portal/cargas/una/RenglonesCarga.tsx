import { CircleCheck, Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { isTodoONada } from '#domain/cargas/tipos-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { useCan } from '#admin/providers/use-can.ts'
import { CercanaDialog } from '#admin/portal/cargas/actos/CercanaDialog.tsx'
import { ConceptoDialog } from '#admin/portal/cargas/actos/ConceptoDialog.tsx'
import { NuevaCarga } from '#admin/portal/cargas/nueva/NuevaCarga.tsx'
import { useDescarga } from '#admin/portal/cargas/use-descarga.ts'
import { useRenglones } from '#admin/portal/cargas/use-cargas.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { columnasRenglon } from './columnas-renglon.tsx'
import { ID_RENGLONES, useLlegadaARenglones, useRenglonesVistos } from './ver-renglones.ts'
import type { DetalleCarga, RenglonCarga } from '#domain/cargas/carga.ts'
import type { Respuestas } from './use-respuestas.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import type { ReactElement } from 'react'

interface RenglonesCargaProps {
  detalle: DetalleCarga
  respuestas: Respuestas
}

/** The rows of the file in three tabs (refused, with a warning, accepted), each row with its faults and its values. */
export function RenglonesCarga({ detalle, respuestas }: RenglonesCargaProps): ReactElement {
  const { carga, acciones } = detalle
  const [preguntado, setPreguntado] = useState<RenglonCarga | null>(null)
  const [concepto, setConcepto] = useState<string | null>(null)
  const administra = useCan('cargas.administrar')
  const onPersona = acciones.includes('releer') ? setPreguntado : null
  const onConcepto = administra && acciones.includes('releer') ? setConcepto : null
  const { veredicto, codigo, ver } = useRenglonesVistos(detalle)
  useLlegadaARenglones()
  const tabs = (
    [
      ['rechazado', 'Rechazados', carga.rechazados],
      ['aviso', 'Con aviso', carga.avisados],
      [
        'entra',
        carga.estado === 'rechazada' ? 'Sin faltas' : 'Entran sin aviso',
        carga.renglones - carga.rechazados - carga.avisados,
      ],
    ] as const
  ).map(([key, titulo, n]) => ({
    key,
    title: (
      <>
        {titulo} <span className="carga-ficha-cuenta">{formatCuenta(n)}</span>
      </>
    ),
    content: (
      <>
        {key === 'rechazado' && carga.rechazados > 0 && <Corregir detalle={detalle} />}
        {codigo !== '' && (
          <div className="carga-filtro">
            <Chip removeLabel={`Quitar el filtro ${codigo}`} onRemove={() => ver(key)}>
              Con la falta {codigo}
            </Chip>
          </div>
        )}
        <Renglones
          key={codigo}
          detalle={detalle}
          veredicto={key}
          codigo={codigo}
          columnas={columnasRenglon(key, carga.tipo, { respuestas, onPersona, onConcepto })}
        />
      </>
    ),
  }))
  return (
    <Card
      className="carga-renglones"
      title={
        <span id={ID_RENGLONES} tabIndex={-1}>
          Renglones
        </span>
      }
      flush
    >
      <Tabs label="Renglones por resultado" tabs={tabs} selected={veredicto} onSelect={(key) => ver(key)} />
      {preguntado?.cercana && (
        <CercanaDialog
          folio={carga.folio}
          renglon={preguntado}
          cercana={preguntado.cercana}
          onRespuesta={(misma) => {
            respuestas.addPersona(preguntado.linea, misma)
            setPreguntado(null)
          }}
          onClose={() => setPreguntado(null)}
        />
      )}
      {concepto !== null && (
        <ConceptoDialog
          carga={carga}
          clave={concepto}
          onHecho={() => {
            respuestas.addConcepto(concepto)
            setConcepto(null)
          }}
          onClose={() => setConcepto(null)}
        />
      )}
    </Card>
  )
}

/** The way to correct refused rows: their file, and where it is loaded again. */
function Corregir({ detalle: { carga, acciones } }: { detalle: DetalleCarga }): ReactElement | null {
  const [cargando, setCargando] = useState(false)
  const descarga = useDescarga(`/api/cargas/${encodeURIComponent(carga.folio)}/malos`, `${carga.folio}-rechazados.csv`)
  const puede = useCan('cargas.cargar')
  if (!acciones.includes('malos')) return null
  return (
    <div className="carga-corregir">
      {descarga.error && <ErrorState title="No se pudieron descargar los renglones." error={descarga.error} />}
      <p>
        {isTodoONada(carga.tipo)
          ? 'Descarga el archivo con sus faltas, corrígelo y cárgalo: trae todos los renglones, porque no entró ninguno, con dos columnas que dicen qué corregir.'
          : 'Descárgalos, corrígelos en ese mismo archivo y cárgalo: trae solo estos renglones, con dos columnas que dicen qué corregir.'}
      </p>
      <div className="row">
        <Button icon={Download} busy={descarga.busy} busyText="Descargando…" onClick={() => descarga.run()}>
          {isTodoONada(carga.tipo) ? 'Descargar el archivo con sus faltas' : 'Descargar renglones rechazados'}
        </Button>
        {puede && (
          <Button icon={FileUp} onClick={() => setCargando(true)}>
            Cargar el corregido
          </Button>
        )}
      </div>
      {cargando && <NuevaCarga como={carga} onClose={() => setCargando(false)} />}
    </div>
  )
}

const TABLA: Readonly<Record<Veredicto, string>> = {
  rechazado: 'Renglones rechazados',
  aviso: 'Renglones con aviso',
  entra: 'Renglones que entran sin aviso',
}

const NINGUNO: Readonly<Record<Veredicto, string>> = {
  rechazado: 'Ningún renglón se rechaza',
  aviso: 'Ningún renglón lleva aviso',
  entra: 'Ningún renglón entra sin aviso',
}

interface RenglonesProps {
  detalle: DetalleCarga
  veredicto: Veredicto
  codigo: string
  columnas: readonly Column<RenglonCarga>[]
}

function Renglones({ detalle, veredicto, codigo, columnas }: RenglonesProps): ReactElement {
  const query = useRenglones(detalle, veredicto, codigo)
  if (query.error && !query.data)
    return (
      <div className="carga-falla">
        <ErrorState
          title="No se pudieron mostrar los renglones."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  return (
    <>
      <DataTable
        caption={TABLA[veredicto]}
        columns={columnas}
        rows={query.data?.pages.flatMap(({ renglones }) => renglones) ?? []}
        rowKey={({ linea }) => linea}
        loading={query.isPending}
        empty={<EmptyState icon={CircleCheck} title={NINGUNO[veredicto]} />}
      />
      {query.error && <ErrorState title="No se pudieron mostrar más renglones." error={query.error} />}
      {query.hasNextPage && (
        <div className="carga-mas">
          <Button busy={query.isFetchingNextPage} busyText="Cargando…" onClick={() => void query.fetchNextPage()}>
            Ver más renglones
          </Button>
        </div>
      )}
    </>
  )
}
