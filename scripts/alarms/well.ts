import type { Series } from './promtool.ts';

/** A site that is well, for half an hour. */
export const wellFor = '30m';
export const well: Series = {
  'http_request_duration_seconds_count{namespace="studio",status="200"}': '0+1000x40',
  'http_request_duration_seconds_count{namespace="studio",status="503"}': '0+1x40',
  'http_request_duration_seconds_bucket{namespace="studio",route="/api/blog",le="0.1"}': '0+100x40',
  'http_request_duration_seconds_bucket{namespace="studio",route="/api/blog",le="+Inf"}': '0+100x40',
  'dependency_up{namespace="studio",dependency="database"}': '1x40',
  'dependency_up{namespace="studio",dependency="store"}': '1x40',
  'dependency_up{namespace="studio",dependency="jobs"}': '1x40',
  'kube_deployment_status_replicas_available{namespace="studio",deployment="nginx"}': '1 2x40',
  'kube_pod_container_status_restarts_total{namespace="studio",pod="backend-1"}': '0x20 1x20',
  'container_memory_working_set_bytes{namespace="studio",pod="backend-1",container="backend"}': '50x40',
  'kube_pod_container_resource_limits{namespace="studio",pod="backend-1",container="backend",resource="memory"}':
    '100x40',
  'mails_failing{namespace="studio",mail="studio"}': '0x20 1x10 0x10',
  'mails_failing{namespace="studio",mail="acknowledgement"}': '1x40',
  'enquiries_total{namespace="studio",outcome="accepted"}': '0+3x40',
  'enquiries_total{namespace="studio",outcome="suspected"}': '0x10 2x30',
  'enquiries_total{namespace="studio",outcome="digest"}': '0x40',
  'enquiries_total{namespace="studio",outcome="limited"}': '0x10 1x30',
  'jobs_last_finished_timestamp_seconds{namespace="studio",pod="a"}': '0+60x40',
  'jobs_last_finished_timestamp_seconds{namespace="studio",pod="b"}': '0x40',
  'job_timeouts_total{namespace="studio",task="send-studio-mail"}': '0x10 1x30',
  'database_pool_silent_seconds{namespace="studio",pod="backend-1"}': '0x40',
  'upload_slots{namespace="studio",pod="backend-1",state="free"}': '4x10 0x3 4x30',
  'upload_queue_length{namespace="studio",pod="backend-1"}': '0x10 20x3 0x30',
  'http_request_duration_seconds_count{namespace="studio",route="/api/admin/login",status="401"}':
    '0x10 5x30',
  'cnpg_pg_stat_archiver_last_failed_time{namespace="studio",pod="database-1"}': '500x40',
  'cnpg_pg_stat_archiver_last_archived_time{namespace="studio",pod="database-1"}': '600x40',
  'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp{namespace="studio",pod="database-1"}':
    '0x40',
  'jobs{namespace="studio",task="send-studio-mail",state="waiting"}': '3x40',
  'database_connections{namespace="studio",state="awaited"}': '0x10 5 0x30',
  'nodejs_eventloop_lag_p99_seconds{namespace="studio",pod="backend-1"}': '0.05x40',
  'container_cpu_usage_seconds_total{namespace="studio",pod="frontend-1",container="frontend"}': '0+10x40',
  'page_refresh_failures_total{namespace="studio"}': '0x40',
  'nginx_ingress_controller_requests{exported_namespace="studio",status="429"}': '0+2x40',
  'certmanager_certificate_expiration_timestamp_seconds{exported_namespace="studio"}': '5184000x40',
  'kubelet_volume_stats_available_bytes{namespace="studio",persistentvolumeclaim="backups"}': '50x40',
  'kubelet_volume_stats_capacity_bytes{namespace="studio",persistentvolumeclaim="backups"}': '100x40',
  'kube_job_status_failed{namespace="studio",job_name="backup-29391"}': '0x40',
  'kube_cronjob_created{namespace="studio",cronjob="backup"}': '-200000x40',
  'kube_cronjob_status_last_successful_time{namespace="studio",cronjob="backup"}': '0x40',
};
