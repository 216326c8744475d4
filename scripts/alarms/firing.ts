import type { Expectation } from './promtool.ts';

/** What each alarm is about, and after how long it fires. */
export const firing: Record<string, Omit<Expectation, 'fires'>> = {
  ServerErrors: {
    after: '20m',
    series: {
      'http_request_duration_seconds_count{namespace="studio",route="/api/blog",status="200"}': '0+98x30',
      'http_request_duration_seconds_count{namespace="studio",route="/api/blog",status="503"}': '0+2x30',
      'http_request_duration_seconds_count{namespace="studio",route="/api/metrics",status="200"}':
        '0+1000x30',
    },
  },
  EnquiriesFailing: {
    after: '15m',
    series: {
      'http_request_duration_seconds_count{namespace="studio",route="/api/enquiry",status="500"}': '0x5 1x15',
    },
  },
  DatabaseDown: {
    after: '5m',
    series: {
      'dependency_up{namespace="studio",dependency="database",pod="a"}': '1x10',
      'dependency_up{namespace="studio",dependency="database",pod="b"}': '0x10',
    },
  },
  StoreDown: {
    after: '5m',
    series: { 'dependency_up{namespace="studio",dependency="store"}': '0x10' },
  },
  JobsDown: {
    after: '10m',
    series: { 'dependency_up{namespace="studio",dependency="jobs"}': '0x15' },
  },
  ServiceAway: {
    after: '5m',
    series: { 'kube_deployment_status_replicas_available{namespace="studio",deployment="nginx"}': '0x10' },
  },
  BackendUnseen: {
    after: '15m',
    series: { 'up{namespace="studio",job="backend",pod="backend-1"}': '1x2 0x15' },
  },
  'BackendUnseen, that Prometheus never knew': {
    after: '10m',
    series: { 'up{namespace="studio",job="database"}': '1x15' },
  },
  ServiceRestarting: {
    after: '15m',
    series: { 'kube_pod_container_status_restarts_total{namespace="studio",pod="backend-1"}': '0+1x20' },
  },
  MemoryNearLimit: {
    after: '15m',
    series: {
      'container_memory_working_set_bytes{namespace="studio",pod="backend-1",container="backend"}': '95x20',
      'kube_pod_container_resource_limits{namespace="studio",pod="backend-1",container="backend",resource="memory"}':
        '100x20',
    },
  },
  StudioMailsFailing: {
    after: '20m',
    series: { 'mails_failing{namespace="studio",mail="studio"}': '1x25' },
  },
  CanarySilent: {
    after: '160m',
    series: { 'canary_last_success_timestamp_seconds{namespace="studio",pod="a"}': '1x170' },
  },
  'CanarySilent, that has never worked': {
    after: '5m',
    series: {
      'canary_last_success_timestamp_seconds{namespace="studio",pod="a"}': '0x10',
      'dependency_up{namespace="studio",dependency="canary"}': '0x10',
    },
  },
  AcknowledgementsFailing: {
    after: '70m',
    series: { 'mails_failing{namespace="studio",mail="acknowledgement"}': '6x80' },
  },
  EnquiriesSuspected: {
    after: '70m',
    series: { 'enquiries_total{namespace="studio",outcome="suspected"}': '0+1x80' },
  },
  SpamDigestLate: {
    after: '5m',
    series: { 'suspected_spam_untold_seconds{namespace="studio"}': '100100x10' },
  },
  EnquiryFilesUnremoved: {
    after: '27h',
    interval: '1h',
    series: { 'enquiry_files_unremoved{namespace="studio"}': '1x27' },
  },
  EnquiriesInFlood: {
    after: '10m',
    series: { 'enquiries_total{namespace="studio",outcome="digest"}': '0x5 1x10' },
  },
  EnquiriesLimited: {
    after: '20m',
    series: { 'enquiries_total{namespace="studio",outcome="limited"}': '0+2x25' },
  },
  NoJobFinished: {
    after: '10m',
    series: { 'jobs_last_finished_timestamp_seconds{namespace="studio",pod="a"}': '0x15' },
  },
  JobTimeouts: {
    after: '30m',
    series: { 'job_timeouts_total{namespace="studio",task="send-studio-mail"}': '0+1x40' },
  },
  DatabasePoolSilent: {
    after: '2m',
    series: { 'database_pool_silent_seconds{namespace="studio",pod="backend-1"}': '50x5' },
  },
  UploadSlotsTaken: {
    after: '8m',
    series: { 'upload_slots{namespace="studio",pod="backend-1",state="free"}': '0x10' },
  },
  UploadQueueLong: {
    after: '8m',
    series: { 'upload_queue_length{namespace="studio",pod="backend-1"}': '12x10' },
  },
  SignInsRefused: {
    after: '60m',
    series: {
      'http_request_duration_seconds_count{namespace="studio",route="/api/admin/login",status="401"}':
        '0+2x60',
      'http_request_duration_seconds_count{namespace="studio",route="/api/admin/login",status="200"}':
        '0+1000x60',
    },
  },
  WalArchiveFailing: {
    after: '20m',
    series: {
      'cnpg_pg_stat_archiver_last_failed_time{namespace="studio",pod="database-1"}': '600x25',
      'cnpg_pg_stat_archiver_last_archived_time{namespace="studio",pod="database-1"}': '500x25',
    },
  },
  DatabaseBackupMissing: {
    after: '125m',
    series: {
      'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp{namespace="studio",pod="database-1"}':
        '-130000x130',
    },
  },
  'DatabaseBackupMissing, of one of two databases': {
    after: '125m',
    series: {
      'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp{namespace="studio",pod="database-1"}':
        '0x130',
      'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp{namespace="studio",pod="database-2-1"}':
        '-130000x130',
    },
  },
  JobsGivenUp: {
    after: '2m',
    series: { 'jobs{namespace="studio",task="send-studio-mail",state="failed"}': '1x5' },
  },
  JobsWaiting: {
    after: '15m',
    series: { 'jobs{namespace="studio",task="make-picture-variants",state="waiting"}': '101x20' },
  },
  DatabaseConnectionsAwaited: {
    after: '10m',
    series: { 'database_connections{namespace="studio",state="awaited"}': '3x15' },
  },
  EventLoopLate: {
    after: '10m',
    series: { 'nodejs_eventloop_lag_p99_seconds{namespace="studio",pod="backend-1"}': '0.6x15' },
  },
  BlogListSlow: {
    after: '25m',
    series: {
      'http_request_duration_seconds_bucket{namespace="studio",route="/api/blog",le="1"}': '0+90x30',
      'http_request_duration_seconds_bucket{namespace="studio",route="/api/blog",le="2.5"}': '0+100x30',
      'http_request_duration_seconds_bucket{namespace="studio",route="/api/blog",le="+Inf"}': '0+100x30',
    },
  },
  FrontendBusy: {
    after: '40m',
    series: {
      'container_cpu_usage_seconds_total{namespace="studio",pod="frontend-1",container="frontend"}':
        '0+54x45',
    },
  },
  PageRefreshFailing: {
    after: '10m',
    series: { 'page_refresh_failures_total{namespace="studio"}': '0+1x15' },
  },
  ManyRequestsRefused: {
    after: '25m',
    series: { 'nginx_ingress_controller_requests{exported_namespace="studio",status="429"}': '0+120x30' },
  },
  CertificateExpiring: {
    after: '2m',
    series: {
      'certmanager_certificate_expiration_timestamp_seconds{exported_namespace="studio"}': '864000x5',
    },
  },
  VolumeFillingUp: {
    after: '20m',
    series: {
      'kubelet_volume_stats_available_bytes{namespace="studio",persistentvolumeclaim="backups"}': '5x25',
      'kubelet_volume_stats_capacity_bytes{namespace="studio",persistentvolumeclaim="backups"}': '100x25',
    },
  },
  BackupFailed: {
    after: '2m',
    series: { 'kube_job_failed{namespace="studio",condition="true",job_name="backup-29391"}': '1x5' },
  },
  RestoreProofFailed: {
    after: '2m',
    series: { 'restore_proof_failed{namespace="studio",pod="a"}': '1x5' },
  },
  RestoreProofLate: {
    after: '15m',
    series: {
      'kube_cronjob_created{namespace="studio",cronjob="prove-restore"}': '-900000x20',
      'kube_cronjob_created{namespace="studio",cronjob="backup"}': '0x20',
      'restore_proof_backup_timestamp_seconds{namespace="studio",pod="a"}': '-180000x20',
    },
  },
  BackupMissing: {
    after: '15m',
    series: { 'kube_cronjob_created{namespace="studio",cronjob="backup"}': '-100000x20' },
  },
};
