<?php

require __DIR__ . '/../lib/host.php';

evaluate(2);
