import { CalendarX2, Pencil } from 'lucide-react'
import { useState } from 'react'
import { fechaHoraTexto } from '#domain/calendario/instante-texto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { hechosDePlano } from '#domain/cargas/planos/hechos-plano.ts'
import { tituloDePosicion } from '#domain/cargas/planos/editor/borrador-plano.ts'
import { FORMATOS, type CampoPlano } from '#domain/cargas/planos/plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { PlantillaButton } from '#admin/portal/cargas/nueva/PlantillaButton.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { VersionNueva } from './editor/VersionNueva.tsx'
import { EstadoPlanoTag } from './EstadoPlanoTag.tsx'
import { migas } from './migas.ts'
import { rutaPlanoEditar, rutaPlanos } from './ruta-plano.ts'
import { TerminarPlanoDialog } from './TerminarPlanoDialog.tsx'
import { usePlano } from './use-planos.ts'
import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'
import type { DetallePlano, VersionPlano } from '#domain/cargas/planos/plano-panel.ts'
import type { ReactElement } from 'react'

interface PaginaPlanoProps {
  clave: string
  /** The editor of its next version is open. */
  editar: boolean
}

/** One layout: what its newest version reads, its versions, and what can be done with it. */
export function PaginaPlano({ clave, editar }: PaginaPlanoProps): ReactElement {
  const { data, error, refetch } = usePlano(clave)
  if (data) return editar ? <VersionNueva plano={data} /> : <Plano plano={data} />
  return (
    <>
      <PageHeader title={clave} crumbs={migas(clave)} />
      {error ? (
        <ErrorState
          title="No se pudo abrir el plano."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: rutaPlanos(), label: 'Ver los planos' }}
        />
      ) : (
        <Skeleton lines={8} height={28} label="Abriendo el plano" />
      )}
    </>
  )
}

const versionesColumnas = (vista: number, onVer: (version: number) => void): readonly Column<VersionPlano>[] => [
  {
    key: 'version',
    header: 'Versión',
    cell: ({ version, termina }) => (termina ? `${version}, termina el plano` : version),
  },
  { key: 'vigencia', header: 'Vigencia', cell: vigencia },
  { key: 'cargas', header: 'Cargas', numeric: true, cell: ({ cargas }) => formatCuenta(cargas) },
  { key: 'usuario', header: 'Guardó', wrap: true, cell: ({ usuario }) => usuario || 'El portal' },
  { key: 'creado', header: 'Cuándo', cell: ({ creadoAt }) => fechaHoraTexto(creadoAt) },
  { key: 'motivo', header: 'Motivo', wrap: true, cell: ({ motivo }) => motivo || '–' },
  {
    key: 'ver',
    header: 'Ver',
    hideHeader: true,
    cell: ({ version, termina }) =>
      !termina &&
      version !== vista && (
        <Button size="sm" variant="quiet" onClick={() => onVer(version)}>
          Ver la versión {version}
        </Button>
      ),
  },
]

/** "Del 1 ene 2026 al 15 nov 2026", "Desde el 16 nov 2026", or that the next version replaced it whole. */
function vigencia({ desde, hasta, termina }: VersionPlano): string {
  if (termina) return `Sin plano desde el ${formatFecha(desde)}`
  if (hasta === null) return `Desde el ${formatFecha(desde)}`
  return hasta < desde ? 'Reemplazada desde su primer día' : `Del ${formatFecha(desde)} al ${formatFecha(hasta)}`
}

function Plano({ plano }: { plano: DetallePlano }): ReactElement | null {
  const [terminar, setTerminar] = useState(false)
  const { clave, nombre, tipo, estado, versiones } = plano
  const ultima = versiones.find(({ termina }) => !termina)
  const [vista, setVista] = useState(ultima?.version ?? 0)
  const mostrada = versiones.find(({ version }) => version === vista) ?? ultima
  if (!ultima || !mostrada) return null
  const isTerminado = versiones[0]?.termina === true
  return (
    <>
      <PageHeader
        title={clave}
        crumbs={migas(clave)}
        facts={
          <span className="carga-cabeza">
            <EstadoPlanoTag estado={estado} />
            <span>
              {nombre}. {TIPOS_CARGA[tipo].titulo}. {FORMATOS[ultima.definicion.formato]}.
            </span>
          </span>
        }
        actions={
          <>
            {!isTerminado && (
              <Button icon={CalendarX2} onClick={() => setTerminar(true)}>
                Terminar
              </Button>
            )}
            <LinkButton variant="primary" icon={Pencil} to={rutaPlanoEditar(clave)}>
              Nueva versión
            </LinkButton>
          </>
        }
      />
      <div className="stack">
        <Card
          title={`Cómo es el archivo en la versión ${mostrada.version}`}
          aside={<PlantillaButton plano={{ clave }} />}
        >
          <KeyValueList
            wide
            items={hechosDePlano(mostrada.definicion, TIPOS_CARGA[tipo]).map(([label, value]) => ({ label, value }))}
          />
        </Card>
        <Card title={`Qué lee la versión ${mostrada.version}`} flush>
          <DataTable
            caption="Datos que lee el plano"
            columns={camposColumnas(TIPOS_CARGA[tipo].campos)}
            rows={mostrada.definicion.campos}
            rowKey={({ campo }) => campo}
          />
        </Card>
        <Card title="Versiones" flush>
          <DataTable
            caption="Versiones del plano"
            columns={versionesColumnas(mostrada.version, setVista)}
            rows={versiones}
            rowKey={({ version }) => version}
          />
        </Card>
      </div>
      {terminar && <TerminarPlanoDialog plano={plano} onClose={() => setTerminar(false)} />}
    </>
  )
}

const camposColumnas = (campos: Readonly<Record<string, CampoTipo>>): readonly Column<CampoPlano>[] => [
  { key: 'dato', header: 'Dato', cell: ({ campo }) => campos[campo]?.titulo ?? campo },
  {
    key: 'en',
    header: 'Dónde está',
    wrap: true,
    cell: ({ en, constante }) => (en ? tituloDePosicion(en) : `Siempre «${constante ?? ''}»`),
  },
  { key: 'lectura', header: 'Cómo se lee', wrap: true, cell: (campo) => lectura(campo, campos[campo.campo]) || '–' },
]

/** What is special about reading a field, in words. */
function lectura({ decimales, periodicidad, fecha, tabla, obligatorio }: CampoPlano, tipo?: CampoTipo): string {
  const partes = [
    decimales ? `${decimales} decimales sin punto` : '',
    periodicidad ? `importe ${periodicidad}` : '',
    fecha ? `fecha ${fecha}` : '',
    tabla
      ? Object.entries(tabla)
          .map(([texto, valor]) => `${texto} es ${(tipo?.opciones?.[valor] ?? valor) || 'nada'}`)
          .join(', ')
      : '',
    obligatorio === true ? 'siempre trae un dato' : obligatorio === false ? 'la columna puede faltar' : '',
  ]
  return partes.filter((parte) => parte !== '').join('; ')
}
