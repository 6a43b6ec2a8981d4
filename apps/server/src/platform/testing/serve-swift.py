"""Starts OpenStack Swift with its S3 interface for tests: proxy, account, container and object server in one process.

Arguments: a folder, an access key and its secret. Writes the port to standard output once it listens.
"""
import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True, time=True, os=False)
from eventlet import listen, spawn, wsgi
from paste.deploy import loadapp
from swift.common import storage_policy, utils

folder, key, secret = sys.argv[1:4]
os.makedirs(folder + '/node/disk', exist_ok=True)
with open(folder + '/swift.conf', 'w') as file:
    file.write('[swift-hash]\nswift_hash_path_suffix = test\n')
utils.SWIFT_CONF_FILE = storage_policy.SWIFT_CONF_FILE = folder + '/swift.conf'
utils.validate_hash_conf()

from swift.account.server import AccountController
from swift.common.ring import RingBuilder
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

sockets = {}
for name in ('account', 'container', 'object', 'proxy'):
    sockets[name] = listen(('127.0.0.1', 0))
    if name == 'proxy':
        continue
    port = sockets[name].getsockname()[1]
    ring = RingBuilder(0, 1, 1)
    ring.add_dev({
        'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'device': 'disk', 'ip': '127.0.0.1', 'port': port,
        'replication_ip': '127.0.0.1', 'replication_port': port,
    })
    ring.rebalance()
    ring.get_ring().save('%s/%s.ring.gz' % (folder, name))
storage_policy.reload_storage_policies()


class Silent:
    def write(self, *_):
        pass

    def flush(self):
        pass


class Memory:
    """What memcached is to it."""

    def __init__(self):
        self.kept = {}

    def get(self, name, **_):
        return self.kept.get(name)

    def set(self, name, value, **_):
        self.kept[name] = value

    def delete(self, name, **_):
        self.kept.pop(name, None)

    def incr(self, name, delta=1, **_):
        self.kept[name] = int(self.kept.get(name) or 0) + delta
        return self.kept[name]


settings = {
    'swift_dir': folder, 'devices': folder + '/node', 'mount_check': 'false', 'log_level': 'CRITICAL',
    'fallocate_reserve': '0', 'disable_fallocate': 'true',
}
for name, controller in (('account', AccountController), ('container', ContainerController), ('object', ObjectController)):
    spawn(wsgi.server, sockets[name], controller(settings), Silent())
with open(folder + '/proxy.conf', 'w') as file:
    file.write('''[DEFAULT]
swift_dir = %s
[pipeline:main]
pipeline = catch_errors listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_%s = %s .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
''' % (folder, key.replace(':', '_'), secret))
proxy = loadapp('config:' + folder + '/proxy.conf', global_conf={'log_level': 'CRITICAL'})
memory = Memory()


def serve(environment, start):
    environment['swift.cache'] = memory
    return proxy(environment, start)


print(sockets['proxy'].getsockname()[1], flush=True)
wsgi.server(sockets['proxy'], serve, Silent())
